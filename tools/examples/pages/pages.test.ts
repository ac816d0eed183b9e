import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const found = (...wanted: string[]) =>
  findPages(root, wanted).map(({ file, release }) => [file, release.tag]);

describe('findPages', () => {
  it('finds every page that has blocks, with its release', () => {
    expect(found()).toEqual([
      ['versioned_docs/version-v1.5.0/a.md', 'v1.5.0'],
      ['blog/news/index.md', 'v1.6.0'],
      ['docs/basic/field.md', 'v1.7.4'],
    ]);
  });

  it('finds one page, or those of a folder', () => {
    expect(found('docs/basic/field.md')).toEqual([['docs/basic/field.md', 'v1.7.4']]);
    expect(found('docs', './blog/')).toHaveLength(2);
  });

  it('resolves pictures, with a digest of those that exist', () => {
    const text = '```python\na\n```\n\n![A](./img/a.webp "output")\n';
    writeFileSync(path.join(root, 'docs/picture.md'), text);
    const pictureOf = () => findPages(root, ['docs/picture.md'])[0]?.blocks[0]?.picture;
    expect(pictureOf()).toEqual({ line: 5, file: 'docs/img/a.webp', digest: null });
    mkdirSync(path.join(root, 'docs/img'));
    writeFileSync(path.join(root, 'docs/img/a.webp'), 'picture');
    expect(pictureOf()?.digest).toMatch(/^[0-9a-f]{64}$/);
    rmSync(path.join(root, 'docs/picture.md'));
  });

  it.each(['docs/missing.md', 'src', '../elsewhere'])('refuses %s', (name) => {
    expect(() => found(name)).toThrow('no page or folder with examples');
  });
});
