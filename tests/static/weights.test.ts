import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { versions } from '../../config/versions';
import { budgetOf } from '../support/budgets';
import { elementsOf } from '../support/readHtml';
import { htmlOf } from '../support/sitemap';
import { appOf } from '../support/bootData';
import { appScriptKib } from '../support/weights';

const html = htmlOf('/docs/field');

it('the app of a documentation page is within its budget', () => {
  expect(appScriptKib(elementsOf(html))).toBeLessThanOrEqual(budgetOf('appScript'));
});

it('the code of another page in the app is noticed', () => {
  const own = appOf(elementsOf(html));
  const other = appOf(elementsOf(htmlOf('/docs/taichi_core'))).filter((file) => !own.includes(file));
  const planted = html.replace(' data-app="', ` data-app="${other.join(' ')} `);
  expect(appScriptKib(elementsOf(planted))).toBeGreaterThan(budgetOf('appScript'));
});

it('the app has no setting that only a build reads', () => {
  const scripts = appOf(elementsOf(html)).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(path.join('build', file), 'utf8')).join('\n');
  expect(code).toContain('themeConfig:');
  expect(code).not.toMatch(/\b(?:ssrTemplate|presets):/);
});

/** A page without the styles and scripts in its head and at its end, which have budgets of their own. */
const markupOf = (page: string): string =>
  htmlOf(page).replace(/(?<=<(style|script)\b[^>]*>)[^]*?(?=<\/\1>)/g, '');

/**
 * Bytes of gzip: the page that has all names of the package itself; 1,300 of them are the lanes before the names and their texts. The descriptions
 * grew by 700 when their English was edited, the markup did not.
 */
const lightPackagePage = 59_500;

it.each(versions.map(({ path }) => `/api/${path && `${path}/`}taichi/`))('%s stays light', (page) => {
  expect(gzipSync(markupOf(page), { level: 9 }).length).toBeLessThan(lightPackagePage);
});
