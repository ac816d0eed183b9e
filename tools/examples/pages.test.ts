import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCache } from './cache';
import { findPages } from './pages';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'examples-pages-'));
  for (const file of ['docs/basic/field.md', 'blog/news/index.md', 'versioned_docs/version-v1.5.0/a.md']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '```python\na = 1\n```\n');
  }
  writeFileSync(path.join(root, 'docs/plain.md'), 'Text.\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const found = (...wanted) => findPages(root, wanted).map(({ file, release }) => [file, release.tag]);

describe('findPages', () => {
  it('gives every page that has Python blocks, with its release', () => {
    expect(found()).toEqual([
      ['versioned_docs/version-v1.5.0/a.md', 'v1.5.0'],
      ['blog/news/index.md', 'v1.6.0'],
      ['docs/basic/field.md', 'v1.7.4'],
    ]);
  });

  it('gives one page, or those of a folder', () => {
    expect(found('docs/basic/field.md')).toEqual([['docs/basic/field.md', 'v1.7.4']]);
    expect(found('docs', './blog/')).toHaveLength(2);
  });

  it.each(['docs/missing.md', 'src', '../elsewhere'])('refuses %s', (name) => {
    expect(() => found(name)).toThrow('no page or folder with examples');
  });
});

describe('openCache', () => {
  const result = { file: '', version: '', blocks: 1, executed: 1, skipped: {}, failures: [] };

  it('remembers a page that passed, until its blocks or the packages change', () => {
    const [page] = findPages(root, ['docs']);
    const cache = openCache(path.join(root, 'cache'), { reads: true });
    cache.write(page, 'taichi 1', result);
    expect(cache.read(page, 'taichi 1')).toEqual(result);
    expect(cache.read(page, 'taichi 2')).toBeNull();
    expect(cache.read({ ...page, blocks: [] }, 'taichi 1')).toBeNull();
    expect(openCache(path.join(root, 'cache'), { reads: false }).read(page, 'taichi 1')).toBeNull();
  });

  it('forgets one that failed', () => {
    const [page] = findPages(root, ['blog']);
    const cache = openCache(path.join(root, 'cache'), { reads: true });
    cache.write(page, 'taichi 1', { ...result, failures: [{ line: 1, message: 'a', tail: [] }] });
    expect(cache.read(page, 'taichi 1')).toBeNull();
  });
});
