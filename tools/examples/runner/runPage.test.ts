import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../shared/projectRoot';
import { createPage, fenced } from '../testing/createPage';
import { isAlive } from '../testing/isAlive';
import { runPage } from './runPage';

// The worker needs no Taichi, but some of its own tests need Pillow, which environments have.
const installed = path.join(projectRoot, '.cache/examples/v1.6.0/bin/python');
const python = existsSync(installed) ? installed : 'python3';
const hasPython = spawnSync(python, ['-c', 'import sys; assert sys.version_info >= (3, 9)']).status === 0;

describe.skipIf(!hasPython)('the worker', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'examples-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (text: string, seconds?: number) =>
    runPage(createPage(text), { root: folder, python, limit: pLimit(2), seconds });

  it('passes its own tests', () => {
    const tests = fileURLToPath(new URL('../python', import.meta.url));
    const { stderr, status } = spawnSync(python, ['-m', 'unittest', 'discover', '-s', tests], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Ran [1-9]\d* tests/m);
    expect(status).toBe(0);
  }, 60_000);

  it('reports a wrong output, a removed name and a crash, each with its line', async () => {
    const result = await run(
      [
        fenced('python', 'print(1)'),
        fenced('output', '2'),
        fenced('python', 'import os', 'os.removed()'),
        fenced('python', 'import os', 'print("before", flush=True)', 'os.abort()'),
        fenced('python raises="KeyError: a"', '{}["a"]'),
      ].join('\n'),
    );
    expect(result).toMatchObject({ blocks: 4, executed: 4, skipped: {} });
    expect(result.failures.map(({ line, message }) => [line, message])).toEqual([
      [2, 'output line 1 differs: the page shows "2", the block printed "1"'],
      [11, "AttributeError: module 'os' has no attribute 'removed'"],
      [15, 'the process was ended by SIGABRT'],
    ]);
    expect(result.failures[2]?.tail).toEqual(['before']);
  }, 60_000);

  it('cuts off a block that hangs, with the programs that it started, and names it', async () => {
    const pid = path.join(folder, 'pid');
    const result = await run(
      [
        fenced('python', 'import time', 'a = 1'),
        fenced(
          'python continue',
          'import subprocess',
          'child = subprocess.Popen(["sleep", "600"])',
          `open("${pid}", "w").write(str(child.pid))`,
          'while True: time.sleep(1)',
        ),
      ].join('\n'),
      2,
    );
    expect(result.failures).toMatchObject([
      { line: 7, message: 'still running after 2 s, so it was stopped' },
    ]);
    // Both receive the signal at once, but a busy machine may take a moment to terminate the second process.
    await expect.poll(() => isAlive(Number(readFileSync(pid, 'utf8'))), { timeout: 10_000 }).toBe(false);
  }, 60_000);
});

it('depends on no code of ours outside its folder, so that the hash of the folder covers it', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const outside = files.flatMap((name) => {
    const imports = readFileSync(path.join(folder, name), 'utf8').matchAll(
      /^import (?!type\b)[^;]*from '(\.\.[^']*)'/gm,
    );
    return [...imports].map(([, source]) => `${name}: ${source}`);
  });
  expect(files).toContain('runPage.ts');
  expect(outside).toEqual([]);
});
