import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleScript } from './bundleScript';

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
  it('bundles a file with its imports, each once and in order, and without what is unused', () => {
    write('one.ts', 'export const one: number[] = [1];\nexport const unused = "not wanted";\n');
    write(
      'two.ts',
      "import {\n  one,\n} from './one';\nconst slot = 2;\none.push(slot);\nexport const two = one;\n",
    );
    write('kind.ts', 'export type Kind = number[];\n');
    const entry = write(
      'entry.ts',
      "import { one } from './one';\nimport type { Kind } from './kind';\nimport { two } from './two';\nconst slot: Kind = [...one, ...two];\nout.push(...slot);\n",
    );
    const { code, file } = bundleScript(entry);
    const out: number[] = [];
    runInNewContext(code, { out });
    expect(out).toEqual([1, 2, 1, 2]);
    expect(code).not.toMatch(/not wanted|import|export/);
    expect(file).toMatch(/^assets\/entry\.[\da-f]{8}\.js$/);
  });

  it('names a file by its code', () => {
    const first = bundleScript(write('entry.ts', 'out.push(1);\n'));
    const second = bundleScript(write('entry.ts', 'out.push(2);\n'));
    expect(second.file).not.toBe(first.file);
  });

  it.each([
    ['an import of a file that does not exist', "import './gone';\n", 'entry.ts:1:7', '"./gone"'],
    [
      'an import of a name that is not exported',
      "\nimport { two } from './one';\ntwo();\n",
      'entry.ts:2:9',
      '"two"',
    ],
    ['a syntax error', 'const = 1;\n', 'entry.ts:1:6', '"="'],
    ['a package that is not installed', "import { h } from 'gone';\nh();\n", 'entry.ts:1:18', '"gone"'],
    ['a slip that the bundler warns of', 'out.push(out === NaN);\n', 'entry.ts:1:13', 'NaN'],
  ])('refuses %s, with file and line', (_what, text, place, cause) => {
    write('one.ts', 'export const one = 1;\n');
    const entry = write('entry.ts', text);
    expect(() => bundleScript(entry)).toThrow(/^src\/boot: a script cannot be bundled/);
    expect(() => bundleScript(entry)).toThrow(place);
    expect(() => bundleScript(entry)).toThrow(cause);
  });

  // The interaction script does not block the first paint, but delays every first interaction.
  it.each([
    ['boot', 3],
    ['interaction', 2.4],
  ])('keeps src/boot/%s.ts below %d KiB with gzip', (name, kib) => {
    const entry = fileURLToPath(new URL(`../../src/boot/${name}.ts`, import.meta.url));
    const { code } = bundleScript(entry);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(kib * 1024);
  });
});
