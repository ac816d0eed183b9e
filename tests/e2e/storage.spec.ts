import { site } from '../../config/site';
import { barOf, debuggingLink, menuIn, sidebarOf } from '../support/menu';
import { blockStorage, readStored, store } from '../support/storage';
import { expect, openApp, test, waitForApp } from '../support/test';
import type { Page } from '@playwright/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();

test('the storage keys of the specification hold what the reader chose, and nothing else is stored', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
  await tab(page, 'Matrix').click();
  await menuIn(barOf(page), 'Version').summary.hover();
  await menuIn(barOf(page), 'Version').list.getByRole('link', { name: 'v1.5.0' }).click();
  await expect(page).toHaveURL('/docs/v1.5.0/field');
  const expected = {
    theme: 'light',
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': site.announcementId,
    'docusaurus.tab.vector-matrix-struct': 'Matrix',
    'docs-preferred-version-default': 'v1.5.0',
  };
  for (const [name, text] of Object.entries(expected)) expect(await readStored(page, name), name).toBe(text);
  expect(await page.evaluate(() => localStorage.length)).toBe(Object.keys(expected).length);
  expect(await page.context().cookies()).toEqual([]);
});

test('a change of language keeps color mode, version and the dismissed announcement', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
  await store(page, 'docs-preferred-version-default', 'v1.5.0');
  await page.goto('/zh-Hans/docs/field');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('.announce')).toBeHidden();
  expect(await readStored(page, 'docs-preferred-version-default')).toBe('v1.5.0');
});

test('a tab choice is stored and restored on other pages and after a reload', async ({ page }) => {
  await openApp(page, '/docs/field');
  await expect(tab(page, 'Vector')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Struct').click();
  await expect(page.getByRole('tabpanel', { name: 'Struct' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Vector' })).toBeHidden();
  await page.reload();
  await waitForApp(page);
  await expect(tab(page, 'Struct')).toHaveAttribute('aria-selected', 'true');
  await openApp(page, '/docs/master/field');
  await expect(tab(page, 'Struct')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Struct' })).toBeVisible();
});

test('a tab choice is restored when the page comes by a change of route', async ({ page }) => {
  await openApp(page, '/docs/field');
  await tab(page, 'Matrix').click();
  await debuggingLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fields');
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Matrix' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Vector' })).toBeHidden();
});

test('tabs are walked with the arrow keys, and only the chosen one is a stop', async ({ page }) => {
  await openApp(page, '/docs/field');
  await tab(page, 'Vector').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Matrix')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Matrix' })).toBeVisible();
  await expect(tab(page, 'Vector')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Struct')).toBeFocused();
});

test.describe('with storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await blockStorage(page, 'localStorage', 'sessionStorage');
    await openApp(page, '/docs/field');
    const isBlocked = await page.evaluate(() => {
      try {
        return !localStorage;
      } catch {
        return true;
      }
    });
    expect(isBlocked).toBe(true);
  });

  test('the color toggle works', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the announcement closes', async ({ page }) => {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  });

  test('tabs switch', async ({ page }) => {
    await tab(page, 'Matrix').click();
    await expect(page.getByRole('tabpanel', { name: 'Matrix' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Vector' })).toBeHidden();
  });

  test('the sidebar hides and shows', async ({ page }) => {
    const menu = sidebarOf(page).getByRole('navigation');
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Show sidebar' }).click();
    await expect(menu).toBeVisible();
  });

  test('versions, pages and the home page change', async ({ page }) => {
    await menuIn(barOf(page), 'Version').summary.hover();
    await menuIn(barOf(page), 'Version').list.getByRole('link', { name: 'v1.5.0' }).click();
    await expect(page).toHaveURL('/docs/v1.5.0/field');
    // The URL changes before the page.
    await expect(page.locator('html')).toHaveClass(/docs-version-v1\.5\.0/);
    await barOf(page).getByRole('link', { name: 'Doc Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
