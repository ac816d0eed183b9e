import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { defaultLocale, locales } from '../../config/locales';
import { versions } from '../../config/versions';
import { budgetOf } from '../support/budgets';
import { elementsOf } from '../support/readHtml';
import { htmlOf, prefixOf } from '../support/sitemap';
import { appOf } from '../support/bootData';
import { appScriptKib } from '../support/weights';

const html = htmlOf('/docs/field');

it.each(locales.map(prefixOf))('the app of %s/docs/field is within its budget', (prefix) => {
  const page = elementsOf(htmlOf(`${prefix}/docs/field`));
  expect(appScriptKib(page)).toBeLessThanOrEqual(budgetOf('appScript'));
});

it('the code of another page in the app is noticed', () => {
  const own = appOf(elementsOf(html));
  const other = appOf(elementsOf(htmlOf('/docs/taichi_core'))).filter((file) => !own.includes(file));
  const planted = html.replace(' data-app="', ` data-app="${other.join(' ')} `);
  expect(appScriptKib(elementsOf(planted))).toBeGreaterThan(budgetOf('appScript'));
});

/** The code of the app of a page, with its characters as they are: the minifier escapes those beyond ASCII. */
const codeOf = (page: string): string =>
  appOf(elementsOf(page))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join('build', file), 'utf8'))
    .join('\n')
    .replace(/\\(?:u([\dA-F]{4})|x([\dA-F]{2}))/gi, (_escape, four?: string, two?: string) =>
      String.fromCharCode(parseInt(four ?? two ?? '', 16)),
    );

it.each(locales.filter((locale) => locale !== defaultLocale))(
  'the app of a page about fields has its messages in %s, and none of the gallery',
  (locale) => {
    const code = codeOf(htmlOf(`${prefixOf(locale)}/docs/field`));
    const messages = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
      string,
      { message: string }
    >;
    expect(code).toContain(messages['theme.docs.paginator.next']?.message);
    const ofGallery = Object.keys(messages).filter((id) => id.startsWith('gallery.'));
    expect(ofGallery).not.toEqual([]);
    expect(ofGallery.filter((id) => code.includes(`"${id}"`))).toEqual([]);
  },
);

it('the app has no setting that only a build reads', () => {
  const code = codeOf(html);
  expect(code).toContain('themeConfig:');
  expect(code).not.toMatch(/\b(?:ssrTemplate|presets):/);
});

/** A page without the styles and scripts in its head and at its end, which have budgets of their own, and without the symbols, which all pages share. */
const markupOf = (page: string): string =>
  htmlOf(page)
    .replace(/(?<=<(style|script)\b[^>]*>)[^]*?(?=<\/\1>)/g, '')
    .replace(/<symbol\b[^]*?<\/symbol>/g, '');

/**
 * Bytes of gzip: the page that has all names of the package itself; 1,300 of them are the lanes before the names and their texts. The descriptions
 * grew by 700 when their English was edited, and by 350 when what they claim was run on all three releases; the markup did not.
 */
const lightPackagePage = 58_900;

it.each(versions.map(({ path }) => `/api/${path && `${path}/`}taichi/`))('%s stays light', (page) => {
  expect(gzipSync(markupOf(page), { level: 9 }).length).toBeLessThan(lightPackagePage);
});
