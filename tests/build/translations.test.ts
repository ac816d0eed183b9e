import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTexts } from './contentTexts';
import type { SiteCopy } from '../support/siteCopy';
import { copyRealSite } from './copyRealSite';
import { addPseudoLocale, mark, pseudoLocale } from './pseudoLocale';
import { visibleTexts } from './visibleTexts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One page of each kind. */
const kinds = [
  '',
  'docs',
  'docs/field',
  'docs/master/field',
  'api',
  'blog',
  'blog/head-first-taichi',
  'blog/tags',
  'blog/archive',
  'blog/authors',
  'acknowledgments',
  'search',
  'help-us-translate',
  '404',
];

/** Names that are the same in all languages. */
const names = [/^Taichi Docs$/, /^English \(Pseudo-Accents\)$/, /^(develop|taichi)$/, /\.py\b/];

/** An API name, or a part of one. */
const apiName = /^[A-Za-z_][\w.]*\.?$/;

const translated = 'docusaurus-plugin-content-pages/community.md';

/** Adds a translated page whose lock entry has one outdated, one missing and one removed section. */
async function plantStalePage(site: SiteCopy): Promise<void> {
  const model = site.pathOf('i18n/fr-FR');
  const lockFile = 'translations.lock.json';
  const lock = JSON.parse(await readFile(path.join(model, lockFile), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const { roles: _new, ...known } = lock[translated] ?? {};
  const planted = { [translated]: { ...known, ask: '000000000000', gone: '000000000000' } };
  const folder = site.pathOf(`i18n/${pseudoLocale}`);
  await mkdir(path.dirname(path.join(folder, translated)), { recursive: true });
  const text = await readFile(path.join(model, translated), 'utf8');
  await writeFile(path.join(folder, translated), `${text.replace(' {#roles}', ' {#gone}')}\n`);
  await writeFile(path.join(folder, lockFile), JSON.stringify(planted));
}

describe('a build in a language that nobody speaks', () => {
  let site: SiteCopy;
  let content: Set<string>;
  beforeAll(async () => {
    [site, content] = await Promise.all([copyRealSite(), contentTexts(root)]);
    await addPseudoLocale(site);
    await plantStalePage(site);
    const { code, output } = await site.build({ locale: pseudoLocale });
    expect(code, output).toBe(0);
  });
  afterAll(() => site?.remove());

  const readPage = (page: string): Promise<string> => {
    const file = [`build/${page}/index.html`, `build/${page}.html`].map(site.pathOf).find(existsSync);
    return readFile(file ?? page, 'utf8');
  };

  it.each(kinds)('has no text on /%s that is not translated', async (page) => {
    const isName = (text: string) =>
      names.some((name) => name.test(text)) || (['', 'api'].includes(page) && apiName.test(text));
    const texts = visibleTexts(
      await readPage(page),
      ({ lang }) => lang !== undefined && lang !== pseudoLocale,
    );
    expect(texts.length).toBeGreaterThan(10);
    const hardCoded = texts.filter((text) => !text.includes(mark) && !content.has(text) && !isName(text));
    expect(hardCoded).toEqual([]);
  });

  it('names the sections of a page that are out of date', async () => {
    const html = await readPage('community');
    const [banner = ''] = /<div class="banner banner--translation".*?<\/div>/s.exec(html) ?? [];
    const links = Array.from(banner.matchAll(/href="?([^" >]+)/g), ([, link]) => link);
    expect(links).toEqual(['#ask', '#gone', '#roles', '/community', '/help-us-translate']);
    expect(html).not.toMatch(/<div[^>]* lang="?en"?[ >]/);
    expect(html).toMatch(/<h2[^>]* id="?roles"?[^>]* lang="?en"?|<h2[^>]* lang="?en"?[^>]* id="?roles"?/);
  });

  it('says nothing on the English content but that it is English', async () => {
    const html = await readPage('docs/field');
    expect(html).toMatch(/class="banner banner--translation"/);
    expect(html).toMatch(/class="theme-doc-markdown markdown" lang="?en"?[ >]/);
  });
});
