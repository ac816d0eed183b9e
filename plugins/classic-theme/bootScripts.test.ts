import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleScript } from './bootScripts';

let folder = '';
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-boot-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('bundleScript', () => {
  it('makes one script of a file and what it imports, each once and in order', () => {
    write('one.ts', 'export const one: number[] = [1];\n');
    write('two.ts', "import { one } from './one';\none.push(2);\nexport const two = one;\n");
    write('kind.ts', 'export type Kind = number[];\n');
    const entry = write(
      'entry.ts',
      "import { one } from './one';\nimport type { Kind } from './kind';\nimport { two } from './two';\nconst sum: Kind = [...one, ...two];\nout.push(...sum);\n",
    );
    const { code, file } = bundleScript(entry);
    const out: number[] = [];
    runInNewContext(code, { out });
    expect(out).toEqual([1, 2, 1, 2]);
    expect(file).toMatch(/^assets\/entry\.[\da-f]{8}\.js$/);
  });

  it('refuses a name that two files have at their top', () => {
    write('one.ts', 'const slot = 1;\nexport const one = slot;\n');
    const entry = write('entry.ts', "import { one } from './one';\nconst slot = one;\nout.push(slot);\n");
    expect(() => bundleScript(entry)).toThrow('two files have slot at their top');
  });

  it('keeps the first script below 2.4 KiB', () => {
    const entry = fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url));
    expect(gzipSync(bundleScript(entry).code, { level: 9 }).length).toBeLessThanOrEqual(2457);
  });
});
