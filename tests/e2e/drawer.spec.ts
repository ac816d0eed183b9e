import { barOf, drawerToolsOf, debuggingLink, menuIn, sidebarOf } from '../support/menu';
import { expect, markDocument, isMarked, openApp, test } from '../support/test';

test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(({ page }) => openApp(page, '/docs/field'));

const open = 'Open menu';

test('the drawer opens and closes by its buttons', async ({ page }) => {
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: open }).click();
  await expect(sidebarOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(sidebarOf(page)).toBeHidden();
});

test('the drawer closes on Escape and restores the focus', async ({ page }) => {
  await page.getByRole('button', { name: open }).press('Enter');
  await expect(sidebarOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebarOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: open })).toBeFocused();
});

test('the drawer closes when a page was chosen in it', async ({ page }) => {
  await markDocument(page);
  await page.getByRole('button', { name: open }).click();
  await debuggingLink(page).click();
  await expect(page).toHaveURL(/debugging$/);
  await expect(sidebarOf(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('going back closes the drawer', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  // The URL changes first: a drawer opened before the new page is rendered would close when it is.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fields');
  await page.getByRole('button', { name: open }).click();
  await expect(sidebarOf(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sidebarOf(page)).toBeHidden();
});

test('the drawer and its menus close when the window becomes wider than 996 px', async ({ page }) => {
  await page.getByRole('button', { name: open }).click();
  await menuIn(drawerToolsOf(page), 'Resources').summary.click();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.locator('#drawer:popover-open')).toHaveCount(0);
  await expect(menuIn(barOf(page), 'Resources').list).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: open }).click();
  await expect(menuIn(drawerToolsOf(page), 'Resources').list).toBeHidden();
});

test('the drawer stays when the window grows to 996 px', async ({ page }) => {
  await page.getByRole('button', { name: open }).click();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebarOf(page)).toBeVisible();
});

test('996 px is narrow, 997 px is wide', async ({ page }) => {
  const toggle = page.getByRole('button', { name: open });
  const menu = menuIn(barOf(page), 'Resources').summary;
  const sidebar = sidebarOf(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(sidebar).toBeHidden();
  await expect(contents).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(sidebar).toBeVisible();
});
