import { site } from '../../config/site';
import { debuggingLink, openBranchOf, sidebarOf } from '../support/menu';
import { expect, openApp, test, waitForApp } from '../support/test';
import { readStored, store } from '../support/storage';
import type { Page } from '@playwright/test';

const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between dark and light mode' });
const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is dark by default on a system that prefers ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, '/docs/field');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('the color toggle switches, saves the choice and keeps it after a reload and on other pages', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).not.toBe(dark);
  expect(await readStored(page, 'theme')).toBe('light');
  await page.reload();
  await waitForApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await openApp(page, '/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await readStored(page, 'theme')).toBe('dark');
});

test('the chosen color mode stays through a change of page', async ({ page }) => {
  await openApp(page, '/docs/field');
  await toggle(page).click();
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  await expect(page).toHaveURL('/api/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a closed announcement stays closed', async ({ page }) => {
  await openApp(page, '/docs/field');
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  await expect(announcement(page)).toBeHidden();
  await openApp(page, '/blog');
  await expect(announcement(page)).toBeHidden();
});

test('an announcement with a new id shows again', async ({ page }) => {
  await openApp(page, '/docs/field');
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  expect(await readStored(page, 'docusaurus.announcement.id')).toBe(site.announcementId);
  await store(page, 'docusaurus.announcement.id', 'an-older-announcement');
  await page.reload();
  await waitForApp(page);
  await expect(announcement(page)).toBeVisible();
});

test('the skip link is the first stop and moves the focus to the text', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the sidebar hides and shows again, also after a reload', async ({ page }) => {
  await openApp(page, '/docs/field');
  const menu = sidebarOf(page).getByRole('navigation', { name: 'Docs sidebar' });
  const hide = sidebarOf(page).getByRole('button', { name: 'Hide sidebar' });
  const show = sidebarOf(page).getByRole('button', { name: 'Show sidebar' });
  const width = () => sidebarOf(page).evaluate((sidebar) => sidebar.getBoundingClientRect().width);
  const wide = await width();
  await expect(show).toHaveCount(0);
  await hide.click();
  await expect(menu).toBeHidden();
  await expect(hide).toHaveCount(0);
  expect(await width()).toBeLessThan(wide / 2);
  await page.reload();
  await waitForApp(page);
  await expect(menu).toBeHidden();
  await show.click();
  await expect(menu).toBeVisible();
  expect(await width()).toBe(wide);
});

test('the categories of the sidebar fold and unfold, by mouse and by keyboard', async ({ page }) => {
  await openApp(page, '/docs/field');
  const category = openBranchOf(page);
  const link = category.getByRole('link').first();
  await expect(link).toBeVisible();
  await category.locator('summary').first().click();
  await expect(link).toBeHidden();
  await category.locator('summary').first().press('Enter');
  await expect(link).toBeVisible();
});

test('the sidebar marks the current page', async ({ page }) => {
  await openApp(page, '/docs/field');
  const current = sidebarOf(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Fields');
  await debuggingLink(page).click();
  await expect(page).toHaveURL('/docs/debugging');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/docs/debugging');
});

test('the table of contents holds the headings of levels 2 and 3 and no others', async ({ page }) => {
  await openApp(page, '/docs/field');
  const headings = page.getByRole('article').locator('h2[id], h3[id]');
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = contents(page).getByRole('link');
  expect(ids.length).toBeGreaterThan(5);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
});

test('the current entry of the table of contents follows the reader', async ({ page }) => {
  await openApp(page, '/docs/field');
  const current = contents(page).locator('.table-of-contents__link--active');
  await expect(current).toHaveText('Declare a field');
  for (const name of ['Element types', 'Indexing is stricter than in NumPy', 'Read and write']) {
    await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText(name);
  }
});

test('a click in the table of contents leads to the heading, below the bar', async ({ page }) => {
  await openApp(page, '/docs/field');
  await contents(page).getByRole('link', { name: 'Pitfalls' }).click();
  await expect(page).toHaveURL('/docs/field#traps');
  const heading = page.getByRole('heading', { name: 'Pitfalls' });
  await expect(heading).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
  expect(headingBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
});

test('the button back to the top shows after scrolling and scrolls up', async ({ page }) => {
  await openApp(page, '/docs/field');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
});
