import { barOf, drawerToolsOf, menuIn } from '../support/menu';
import { expect, openApp, test } from '../support/test';

test('the language menu lists the three languages by their own names and marks the current one', async ({
  page,
}) => {
  await openApp(page, '/docs/field');
  const { summary, list } = menuIn(barOf(page), 'Language');
  await summary.hover();
  await expect(list.getByRole('link')).toHaveText(['English', '简体中文', 'Français', 'Help us translate']);
  await expect(list.locator('[aria-current="true"]')).toHaveText('English');
  await expect(list.getByRole('link', { name: 'Français' })).toHaveAttribute('lang', 'fr-FR');
});

test('the language menu keeps page, version and hash', async ({ page }) => {
  await openApp(page, '/docs/v1.5.0/field#element-types');
  await menuIn(barOf(page), 'Language').summary.hover();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh-Hans/docs/v1.5.0/field#element-types');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('the language menu keeps the hash that the reader went to later', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Pitfalls' })
    .click();
  await expect(page).toHaveURL('/docs/field#traps');
  await menuIn(barOf(page), 'Language').summary.hover();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr-FR/docs/field#traps');
});

test('the language menu leads back to English', async ({ page }) => {
  await openApp(page, '/fr-FR/community');
  await barOf(page).locator('summary').last().hover();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/community');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language menu follows the app to another page', async ({ page }) => {
  await openApp(page, '/docs/field');
  await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  await menuIn(barOf(page), 'Language').summary.hover();
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr-FR/api/');
});

test('Help us translate leads to the page for translators', async ({ page }) => {
  await openApp(page, '/docs/field');
  const { summary, list } = menuIn(barOf(page), 'Language');
  await summary.hover();
  await list.getByRole('link', { name: 'Help us translate' }).click();
  await expect(page).toHaveURL('/help-us-translate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the drawer has the language menu too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openApp(page, '/docs/field');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const { summary, list } = menuIn(drawerToolsOf(page), 'Language');
  await summary.click();
  await list.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr-FR/docs/field');
});
