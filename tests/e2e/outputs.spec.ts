import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { defaultLocale, locales } from '../../config/locales';
import { versions } from '../../config/versions';
import { markdownFiles, shownOutputs, slugOf, writtenOutputs } from '../support/outputs';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

const folders: [folder: string, route: string][] = [
  ...versions.map(({ name, path: place }): [string, string] => [
    name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
    path.posix.join('/docs', place),
  ]),
  ['blog', '/blog'],
  ['newsletter', '/newsletter'],
  ['user-stories', '/user-stories'],
];

for (const locale of locales) {
  for (const [folder, route] of folders) {
    test(`${locale}: pages of ${folder} show outputs as they were printed`, () => {
      let compared = 0;
      for (const file of markdownFiles(folder)) {
        const written = writtenOutputs(readFileSync(file, 'utf8'));
        if (written.length === 0) continue;
        const page = prefixOf(locale) + path.posix.join(route, slugOf(file));
        const shown = shownOutputs(htmlOf(page));
        // The errors that blocks end with have panes of their own, between the outputs.
        const printed = shown.filter((text) => written.includes(text));
        expect(printed, `${page} beside ${file}`).toEqual(written);
        compared += written.length;
      }
      expect(compared).toBeGreaterThan(0);
    });
  }
}

test('the API reference shows outputs as they were printed', () => {
  const outputs = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'output' && typeof child === 'string') outputs.add(child.trimEnd());
      else collect(child);
    }
  };
  const folder = 'api/descriptions/python';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
    collect(load(readFileSync(path.join(folder, name), 'utf8')));
  }
  const shown = pagesOf(defaultLocale)
    .filter((page) => page.startsWith('/api/'))
    .flatMap((page) => shownOutputs(htmlOf(page)).map((text) => ({ page, text })));
  expect(shown.length).toBeGreaterThan(outputs.size);
  expect(shown.filter(({ text }) => !outputs.has(text))).toEqual([]);
});
