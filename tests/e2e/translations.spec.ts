import { expect, openApp, test } from '../support/test';

const languages = [
  {
    locale: 'zh-Hans',
    banner: '翻译状态',
    board: ['简体中文', 'Français'],
    all: '全部页面',
    docs: '文档 v1.6.0',
  },
  {
    locale: 'fr-FR',
    banner: 'État de la traduction',
    board: ['简体中文', 'Français'],
    all: 'Toutes les pages',
    docs: 'Documentation v1.6.0',
  },
];

for (const { locale, banner, board, all, docs } of languages) {
  test(`${locale}: a page that is up to date has no banner and no English text`, async ({ page }) => {
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

  test(`${locale}: the board shows progress`, async ({ page }) => {
    await openApp(page, `/${locale}/help-us-translate`);
    const sections = page.locator('.board');
    await expect(sections.getByRole('heading', { level: 3 })).toHaveText(board);
    const own = page.getByRole('region', { name: locale === 'fr-FR' ? 'Français' : '简体中文' });
    const whole = own.getByRole('progressbar', { name: all, exact: true });
    const [value, max] = [await whole.getAttribute('value'), await whole.getAttribute('max')];
    expect(Number(value)).toBeGreaterThan(0);
    expect(Number(max)).toBeGreaterThanOrEqual(Number(value));
    await expect(own.getByRole('progressbar', { name: docs })).toBeVisible();
    // Only what needs work unfolds: translation-state.spec.ts.
    if (value === max) await expect(own.locator('summary')).toHaveCount(0);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board stands', async ({ page }) => {
    await page.goto('/fr-FR/help-us-translate');
    await expect(page.locator('.board progress').first()).toBeVisible();
  });
});
