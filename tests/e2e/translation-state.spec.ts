// cspell:ignore cette sont traduites
import AxeBuilder from '@axe-core/playwright';
import { buildAndServe } from '../support/built-site';
import type { Listening } from '../support/listen';
import { expect, openApp, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';

// Every page of the real site may be translated. The French fixture has a page that is not, a post whose translation is older than its
// English text, and descriptions of the API that are in English.
test.describe.configure({ mode: 'default' });
let built: Listening;

// Not before all tests: when they are left out, nothing is built.
test.beforeEach(async () => {
  test.setTimeout(120_000);
  built ??= await buildAndServe({ locale: 'fr-FR' });
});
test.afterAll(() => built?.close());

const untranslated = '/docs/kernel_function';
const noteOf = (page: Page): Locator => page.getByRole('note', { name: 'État de la traduction' });

const expectNoBarriers = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
};

test('an untranslated page shows a banner, marks its content as English and links to help', async ({
  page,
}) => {
  await openApp(page, `${built.origin}${untranslated}`);
  const note = noteOf(page);
  await expect(note).toContainText(
    'Cette page n’est pas encore traduite\u202f; vous lisez le texte anglais.',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('.theme-doc-markdown')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang="en"]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note.locator('[lang]')).toHaveCount(0);
  await expectNoBarriers(page);
  await note.getByRole('link', { name: 'Aidez-nous à la traduire' }).click();
  await expect(page).toHaveURL(`${built.origin}/help-us-translate`);
});

test('a translated page has no banner', async ({ page }) => {
  await openApp(page, `${built.origin}/docs/field`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(noteOf(page)).toHaveCount(0);
  await expect(page.locator('.theme-doc-markdown')).not.toHaveAttribute('lang');
});

test('a page whose English text has changed names its stale section', async ({ page }) => {
  await openApp(page, `${built.origin}/blog/first-ripple`);
  await noteOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/#rings$/);
});

test('a page of the API counts the English descriptions, and marks them', async ({ page }) => {
  await openApp(page, `${built.origin}/api/taichi/`);
  const marked = page.locator('main .sym [lang="en"]');
  await expect(marked.first()).toBeVisible();
  await expect(noteOf(page)).toContainText(/^\d+ descriptions de cette page ne sont pas encore traduites/);
  await expectNoBarriers(page);
});

test('the board unfolds to the pages that need work', async ({ page }) => {
  await openApp(page, `${built.origin}/help-us-translate`);
  const own = page.getByRole('region', { name: 'Français' });
  const link = own.getByRole('link', { name: 'Kernels' });
  await expect(link).toBeHidden();
  await own.locator('summary', { hasText: 'Documentation v1.6.0' }).click();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('lang', 'en');
  await link.click();
  await expect(page).toHaveURL(`${built.origin}${untranslated}`);
  await expect(noteOf(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner stands', async ({ page }) => {
    await page.goto(`${built.origin}${untranslated}`);
    await expect(noteOf(page)).toBeVisible();
  });
});
