import AxeBuilder from '@axe-core/playwright';
import type { Locale } from '../../config/locales';
import { htmlOf, pagesOf } from '../support/sitemap';
import { expect, openApp, test } from '../support/test';

const isUntranslated = (page: string): boolean =>
  /class="[^"]*\bbanner--translation\b/.test(htmlOf(page)) &&
  /theme-doc-markdown[^>]*\slang=en\b/.test(htmlOf(page));

/** A docs page that is wholly in English in a locale. Every new page is, until somebody translates it. */
const findUntranslated = (locale: Locale): string | undefined =>
  pagesOf(locale).find((page) => page.startsWith(`/${locale}/docs/`) && isUntranslated(page));

/** The reason beside the tests that need one. */
const complete = 'every docs page is translated: no banner to look at';

test('a page that is translated is not taken for one that is not', () => {
  expect(isUntranslated('/fr-FR/docs/field')).toBe(false);
});

const languages = [
  {
    locale: 'zh-Hans',
    banner: '翻译状态',
    text: '本页尚未翻译，以下是英文原文。',
    help: '帮助翻译本页',
    board: ['简体中文', 'Français'],
    all: '全部页面',
    docs: '文档 v1.6.0',
  },
  {
    locale: 'fr-FR',
    banner: 'État de la traduction',
    text: 'Cette page n’est pas encore traduite\u202f; vous lisez le texte anglais.',
    help: 'Aidez-nous à la traduire',
    board: ['简体中文', 'Français'],
    all: 'Toutes les pages',
    docs: 'Documentation v1.6.0',
  },
];

for (const { locale: name, banner, text, help, board, all, docs } of languages) {
  const locale = name as Locale;
  const untranslated = findUntranslated(locale);

  test(`${locale}: an untranslated page shows a banner, marks its content as English and links to help`, async ({
    page,
  }) => {
    test.skip(untranslated === undefined, complete);
    await openApp(page, `${untranslated}`);
    const note = page.getByRole('note', { name: banner });
    await expect(note).toContainText(text);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('[lang="en"]').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.theme-doc-markdown')).toHaveAttribute('lang', 'en');
    await expect(note.locator('[lang]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
    await note.getByRole('link', { name: help }).click();
    await expect(page).toHaveURL(`/${locale}/help-us-translate`);
  });

  test(`${locale}: a page that is up to date has neither`, async ({ page }) => {
    await openApp(page, `/${locale}/community`);
    await expect(page.getByRole('note', { name: banner })).toHaveCount(0);
    await expect(page.locator('main [lang="en"]')).toHaveCount(0);
  });

  test(`${locale}: a list of posts marks the titles that are English, and no other`, async ({ page }) => {
    const titles = page.locator('.post h2');
    await page.goto('/blog');
    const english = await titles.allTextContents();
    await openApp(page, `/${locale}/blog`);
    const shown = await titles.evaluateAll((all) =>
      all.map((title) => ({ text: title.textContent, lang: title.getAttribute('lang') })),
    );
    expect(shown).toHaveLength(english.length);
    expect(shown).toEqual(shown.map(({ text }) => ({ text, lang: english.includes(text) ? 'en' : null })));
  });

  test(`${locale}: the board shows progress, and unfolds to the pages that need work`, async ({ page }) => {
    await openApp(page, `/${locale}/help-us-translate`);
    const sections = page.locator('.board');
    await expect(sections.getByRole('heading', { level: 3 })).toHaveText(board);
    const own = page.getByRole('region', { name: locale === 'fr-FR' ? 'Français' : '简体中文' });
    const whole = own.getByRole('progressbar', { name: all, exact: true });
    const [value, max] = [await whole.getAttribute('value'), await whole.getAttribute('max')];
    expect(Number(value)).toBeGreaterThan(0);
    expect(Number(max)).toBeGreaterThanOrEqual(Number(value));
    await expect(own.getByRole('progressbar', { name: docs })).toBeVisible();
    if (value === max) return expect(own.locator('summary')).toHaveCount(0);

    await own.locator('summary', { hasText: docs }).click();
    const link = own.locator('details[open] a').first();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('lang', 'en');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/docs/`));
    await expect(page.getByRole('note', { name: banner })).toBeVisible();
  });
}

test('a docs version borrows the translation of another one', async ({ page }) => {
  await openApp(page, '/fr-FR/docs/layout');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await openApp(page, '/fr-FR/docs/v1.5.0/layout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('no text of the interface is in English', async ({ page }) => {
  await openApp(page, '/docs/taichi_vulkan');
  await expect(page.locator('.banner--translation')).toHaveCount(0);
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test('the English board leads into other languages', async ({ page }) => {
  const untranslated = findUntranslated('fr-FR');
  test.skip(untranslated === undefined, complete);
  await openApp(page, '/help-us-translate');
  const own = page.getByRole('region', { name: 'Français' });
  for (const list of await own.locator('summary').all()) await list.click();
  await own.locator(`a[href="${untranslated}"]`).click();
  await expect(page).toHaveURL(`${untranslated}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board stands, and the banner where there is one', async ({ page }) => {
    await page.goto('/fr-FR/help-us-translate');
    await expect(page.locator('.board progress').first()).toBeVisible();
    const untranslated = findUntranslated('fr-FR');
    if (untranslated === undefined) return;
    await page.goto(untranslated);
    await expect(page.locator('.banner--translation')).toBeVisible();
  });
});
