import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readBuild, toPagePath } from './readBuild';

describe('toPagePath', () => {
  it.each([
    ['index.html', ''],
    ['docs/field/index.html', 'docs/field'],
    ['docs/field.html', 'docs/field'],
    ['404.html', '404'],
    ['docs/v1.5.0', 'docs/v1.5.0'],
    ['docs/myindex.html', 'docs/myindex'],
  ])('turns %s into %s', (file, expected) => {
    expect(toPagePath(file)).toBe(expected);
  });
});

describe('readBuild', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'link-check-'));
  afterEach(() => rmSync(outDir, { recursive: true }));

  it('reads pages and pictures, without the folders of other locales, and counts files that are still to come', async () => {
    const contents = {
      'index.html': '<a href=/docs>',
      'docs/index.html': '<h2 id=a>',
      'img/i.svg': '<svg><symbol id="x"/></svg>',
      'fr/index.html': '<a href=/fr/docs>',
    };
    for (const [file, text] of Object.entries(contents)) {
      mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
      writeFileSync(path.join(outDir, file), text);
    }
    const build = await readBuild({
      outDir,
      baseUrl: '/',
      skippedFolders: ['fr/'],
      alsoWritten: ['sitemap.xml'],
      routePages: new Map([['docs', { address: '/docs/', source: 'docs/a.md' }]]),
    });
    expect([...build.files]).toEqual(['docs/index.html', 'img/i.svg', 'index.html', 'sitemap.xml']);
    expect([...build.pages.values()].map(({ address, source }) => [address, source])).toEqual([
      ['/docs/', 'docs/a.md'],
      ['/', null],
    ]);
    expect(build.pictures.get('img/i.svg')).toEqual(new Set(['x']));
  });
});
