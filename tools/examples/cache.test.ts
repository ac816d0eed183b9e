import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFolders, openCache } from './cache';
import type { PageResult } from './runner/runPage';
import { createPage, fenced } from './testing/createPage';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = createPage(fenced('python', 'print(1)') + fenced('output', '1'));
const result: PageResult = {
  file: page.file,
  version: 'v1.6.0',
  blocks: 1,
  executed: 1,
  skipped: {},
  written: [],
  failures: [],
};

describe('the cache', () => {
  it('remembers a page that passed', () => {
    const cache = openCache(folder, { reads: true });
    expect(cache.read(page, 'taichi 1')).toBeNull();
    cache.write(page, 'taichi 1', result);
    expect(cache.read(page, 'taichi 1')).toEqual(result);
    expect(openCache(folder, { reads: false }).read(page, 'taichi 1')).toBeNull();
  });

  it.each([
    ['other tools', page, 'taichi 2'],
    ['another output', createPage(fenced('python', 'print(1)') + fenced('output', '2')), 'taichi 1'],
    ['another file', { ...page, file: 'blog/b.md' }, 'taichi 1'],
  ])('does not cover %s', (_, other, identity) => {
    const cache = openCache(folder, { reads: true });
    cache.write(page, 'taichi 1', result);
    expect(cache.read(other, identity)).toBeNull();
  });

  it('forgets a page that failed', () => {
    const cache = openCache(folder, { reads: true });
    cache.write(page, 'taichi 1', { ...result, failures: [{ line: 1, message: 'a', tail: [] }] });
    expect(cache.read(page, 'taichi 1')).toBeNull();
  });
});

describe('the hash of the runner', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  it('changes with every source file, but not with tests', () => {
    write('judge.ts', 'a');
    const before = hashFolders([folder]);
    write('judge.test.ts', 'a');
    write('test_runner.py', 'a');
    mkdirSync(path.join(folder, '__pycache__'));
    expect(hashFolders([folder])).toBe(before);
    write('worker.py', 'a');
    const after = hashFolders([folder]);
    expect(after).not.toBe(before);
    write('judge.ts', 'b');
    expect(hashFolders([folder])).not.toBe(after);
  });
});
