import { blockFile, blockNewChunks } from '../support/chunks';
import { barOf, debuggingLink, menuIn } from '../support/menu';
import { expect, isMarked, markDocument, openApp, test, waitForApp } from '../support/test';
import type { Page } from '@playwright/test';

const failure = (page: Page) => page.getByRole('alert');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cutOff = 'the test cuts the page off from files, and the browser logs that';
const cutOffNoise = /ERR_FAILED|\/assets\/js\/|ChunkLoadError|Loading chunk/;

test.describe('a page that crashes', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/The test broke the calendar/, 'the crash is meant, and React logs it');
    await openApp(page, '/community');
    await page.evaluate(() => {
      const real = Intl.DateTimeFormat;
      const broken = function () {
        throw new Error('The test broke the calendar.');
      };
      Object.defineProperty(Intl, 'DateTimeFormat', { value: broken, configurable: true });
      window.addEventListener('test:restore', () => {
        Object.defineProperty(Intl, 'DateTimeFormat', { value: real });
      });
    });
    await menuIn(barOf(page), 'Resources').summary.hover();
    await menuIn(barOf(page), 'Resources').list.getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  });

  test('shows a heading and the error message', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The test broke the calendar.');
  });

  test('comes back with "Try again"', async ({ page }) => {
    await markDocument(page);
    await page.evaluate(() => window.dispatchEvent(new Event('test:restore')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
    await expect(page).toHaveURL('/blog');
    await expect(title(page)).toHaveText('Blog');
    expect(await isMarked(page)).toBe(true);
  });

  test('crashes again with "Try again" while the cause is there', async ({ page }) => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  });

  test('leaves the menu working', async ({ page }) => {
    await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL('/api/');
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(title(page)).toBeVisible();
  });
});

test('a page whose code does not load shows its text, the message and a "Retry" that works', async ({
  page,
  complaints,
}) => {
  complaints.expect(cutOffNoise, cutOff);
  await openApp(page, '/community');
  const unblock = await blockNewChunks(page);
  await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  // Docusaurus reloads the page when its code fails to load; the test then interacts with it again.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(failure(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(failure(page)).toContainText(/Loading .*failed/);
  await expect(title(page)).toBeVisible();
  await unblock();
  await failure(page).getByRole('link', { name: 'Retry' }).click();
  await expect(failure(page)).toBeHidden();
  await waitForApp(page);
  await expect(page).toHaveURL('/api/');
});

test('a page whose app does not load shows its text, the message and a "Retry" that works', async ({
  page,
  complaints,
}) => {
  complaints.expect(cutOffNoise, cutOff);
  const unblock = await blockFile(page, '**/assets/js/main.*.js');
  await page.goto('/docs/field');
  await page.keyboard.press('Shift');
  await expect(failure(page)).toBeVisible();
  await expect(failure(page)).toContainText(/Loading \/assets\/js\/main\..*failed/);
  await expect(title(page)).toHaveText('Fields');
  await unblock();
  await failure(page).getByRole('link', { name: 'Retry' }).click();
  await waitForApp(page);
  await expect(failure(page)).toBeHidden();
});

test('a route that cannot be preloaded is a warning in the console and nothing else', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|\/assets\/js\//, cutOff);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openApp(page, '/docs/field');
  await markDocument(page);
  const unblock = await blockNewChunks(page);
  const before = await page.locator('body').innerText();
  await debuggingLink(page).hover();
  await expect
    .poll(() => warnings.join())
    .toContain('The page /docs/debugging could not be loaded ahead of time.');
  await expect(failure(page)).toBeHidden();
  expect(await page.locator('body').innerText()).toBe(before);
  expect(await isMarked(page)).toBe(true);
  await unblock();
  await debuggingLink(page).click();
  await expect(page).toHaveURL('/docs/debugging');
  await expect(title(page)).toHaveText(/^Debugging/);
});

test.describe('an unknown path', () => {
  const texts = [
    'Page Not Found',
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ];

  test.beforeEach(({ complaints }) => {
    complaints.expect(/404/, 'the path is unknown on purpose, and the browser logs that');
  });

  for (const path of ['/no-such-page', '/docs/no-such-page', '/docs/v1.4.0/field', '/blog/no-such-post']) {
    test(`${path} has status 404 and the three texts`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForApp(page);
      await expect(title(page)).toHaveText(texts[0] ?? '');
      for (const text of texts)
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('it starts the app on its own: the field has the words of the path, and the nearest pages are listed', async ({
    page,
  }) => {
    await page.goto('/docs/v1.4.0/kernel-functions');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('kernel functions');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Did you mean one of these?');
    const nearest = main.locator('.results a');
    await expect(nearest).toHaveCount(3);
    expect(await nearest.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(
      '/docs/kernel_function',
    );
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=kernel+functions');
  });

  for (const [locale, script] of [
    ['zh-Hans', /\p{Script=Han}{4}/u],
    ['fr-FR', /\b(?:page|nous|lien)\b/i],
  ] as const) {
    test(`it has status 404 and the three texts in the language of ${locale}`, async ({ page }) => {
      const response = await page.goto(`/${locale}/no-such-page`);
      expect(response?.status()).toBe(404);
      await waitForApp(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const found = await page.getByRole('main').locator('h1, p').allInnerTexts();
      expect(found.length).toBeGreaterThanOrEqual(texts.length);
      for (const [index, english] of texts.entries()) {
        expect(found[index]).toMatch(script);
        expect(found[index]).not.toBe(english);
      }
    });
  }
});
