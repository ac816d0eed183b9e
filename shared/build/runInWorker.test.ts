import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runInWorker } from './runInWorker';

const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, code: string): string {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, code);
  return file;
}

describe('runInWorker', () => {
  it('passes what can be cloned in both directions', async () => {
    const file = write(
      'double',
      'export const run = async (all: Map<string, number>): Promise<Set<number>> => new Set([...all.values()].map((each) => 2 * each));',
    );
    const input = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    expect(await runInWorker<(all: typeof input) => Set<number>>(file, input)).toEqual(new Set([2, 4]));
  });

  it('throws what the function throws', async () => {
    const file = write('fail', 'export function run() { throw new Error("docs/a.md:3: broken"); }');
    await expect(runInWorker<() => void>(file, undefined)).rejects.toThrow('docs/a.md:3: broken');
  });

  it('names a module that does not exist', async () => {
    const file = path.join(folder, 'missing.ts');
    await expect(runInWorker<() => void>(file, undefined)).rejects.toThrow('missing.ts');
  });

  it('reports a thread that ends early', async () => {
    const file = write('end', 'export function run() { process.exit(3); }');
    await expect(runInWorker<() => void>(file, undefined)).rejects.toThrow(
      'its thread ended with code 3 before it returned anything',
    );
  });
});
