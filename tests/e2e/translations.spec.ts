import AxeBuilder from '@axe-core/playwright';
import { expect, openApp, test } from '../support/test';

/** The blog is not translated, so its posts are in English in every locale. */
const post = 'blog/head-first-taichi';

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

for (const { locale, banner, text, help, board, all, docs } of languages) {
  test(`${locale}: an untranslated page shows a banner, marks its content as English and links to help`, async ({
    page,
  }) => {
    await openApp(page, `/${locale}/${post}`);
    const note = page.getByRole('note', { name: banner });
    await expect(note).toContainText(text);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#__blog-post-container')).toHaveAttribute('lang', 'en');
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

  test(`${locale}: a list of posts marks the English titles`, async ({ page }) => {
    await openApp(page, `/${locale}/blog`);
    await expect(page.locator('.post h2').first()).toHaveAttribute('lang', 'en');
  });

  test(`${locale}: the board shows progress, and unfolds to the pages that need work`, async ({ page }) => {
    await openApp(page, `/${locale}/help-us-translate`);
    const sections = page.locator('.board');
    await expect(sections.getByRole('heading', { level: 3 })).toHaveText(board);
    const own = page.getByRole('region', { name: locale === 'fr-FR' ? 'Français' : '简体中文' });
    const whole = own.getByRole('progressbar', { name: all, exact: true });
    const [value, max] = [await whole.getAttribute('value'), await whole.getAttribute('max')];
    expect(Number(value)).toBeGreaterThan(0);
    expect(Number(max)).toBeGreaterThan(Number(value));
    await expect(own.getByRole('progressbar', { name: docs })).toBeVisible();

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
  await openApp(page, `/${post}`);
  await expect(page.locator('.banner--translation')).toHaveCount(0);
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test('the English board leads into other languages', async ({ page }) => {
  await openApp(page, '/help-us-translate');
  await page.getByRole('region', { name: 'Français' }).locator('summary', { hasText: 'Blog' }).click();
  await page.getByRole('region', { name: 'Français' }).locator(`a[href="/fr-FR/${post}"]`).click();
  await expect(page).toHaveURL(`/fr-FR/${post}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner and the board stand', async ({ page }) => {
    await page.goto(`/fr-FR/${post}`);
    await expect(page.locator('.banner--translation')).toBeVisible();
    await page.goto('/fr-FR/help-us-translate');
    await page.locator('.board summary').first().click();
    await expect(page.locator('.board details[open] a').first()).toBeVisible();
  });
});
