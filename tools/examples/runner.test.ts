import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBlocks } from './blocks';
import { createLimiter } from '../../shared/async/createLimiter.mjs';
import { runPage } from './page';
import { planPage } from './plan';
import { runProcess } from './process';

// The worker needs no Taichi; a page without it shows what the runner does.
const hasPython = spawnSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 9)']).status === 0;

describe.skipIf(!hasPython)('the worker', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'examples-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('passes its own tests', () => {
    const tests = fileURLToPath(new URL('../examples', import.meta.url));
    expect(() =>
      execFileSync('python3', ['-m', 'unittest', 'discover', '-s', tests], { stdio: 'pipe' }),
    ).not.toThrow();
  }, 60_000);

  it('turns red at a wrong output, a removed name and a crash, each with its line', async () => {
    const text = [
      '```python',
      'print(1)',
      '```',
      '',
      '```output',
      '2',
      '```',
      '',
      '```python',
      'import os',
      'os.removed()',
      '```',
      '',
      '```python',
      'import os',
      'print("before", flush=True)',
      'os.abort()',
      '```',
      '',
      '```python raises="KeyError: a"',
      '{}["a"]',
      '```',
    ].join('\n');
    const release = {
      version: 'v1.6.0',
      tag: 'v1.6.0',
      variable: '',
      pythons: [],
      packages: [],
      folders: [],
    };
    const page = { file: 'blog/a.md', release, ...readBlocks(text) };
    const result = await runPage(page, { root: folder, python: 'python3', limit: createLimiter(2) });
    expect(result).toMatchObject({ blocks: 4, executed: 4, skipped: {} });
    expect(result.failures.map(({ line, message }) => [line, message])).toEqual([
      [2, 'output line 1 differs: the page shows "2", the block printed "1"'],
      [11, "AttributeError: module 'os' has no attribute 'removed'"],
      [15, 'the process was ended by SIGABRT'],
    ]);
    expect(result.failures[2]?.tail).toEqual(['before']);
  }, 60_000);

  it('ends a block that does not end', async () => {
    const { blocks } = readBlocks('```python\nwhile True:\n    pass\n```');
    const [process] = planPage(blocks, new Map()).processes;
    const { ending } = await runProcess(process, {
      page: '/a.md',
      python: 'python3',
      folder,
      limit: 1,
    });
    expect(ending).toMatchObject({ signal: 'SIGKILL', overtime: 1 });
  }, 60_000);
});
