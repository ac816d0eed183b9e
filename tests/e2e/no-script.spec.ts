import { barOf, debuggingLink, drawerToolsOf, menuIn, openBranchOf, sidebarOf } from '../support/menu';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('the text, the code and its lanes are readable', async ({ page }) => {
  await page.goto('/docs/field');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
  await expect(page.getByRole('heading', { name: 'Declare a field' })).toBeVisible();
  await expect(page.locator('.theme-code-block.lanes').first()).toContainText('import taichi as ti');
  await expect(page.locator('.theme-code-block.lanes').first()).toBeVisible();
  await expect(page.locator('#base-url-banner')).toBeHidden();
  await expect(page.locator('#load-failure')).toBeHidden();
});

for (const [path, title] of [
  ['/', 'Python outside. Parallel inside.'],
  ['/blog', 'Blog'],
  ['/api/', 'API reference'],
  ['/newsletter/2022/09', /^September 2022: /],
  ['/user-stories', 'User stories'],
  ['/zh-Hans/docs/field', 'Field'],
] as const) {
  test(`${path} has its title, text and links`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('.spin')).toHaveCount(0);
  });
}

test('the links of the text, the sidebar and the contents work', async ({ page }) => {
  await page.goto('/docs/field');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Pitfalls' })
    .click();
  await expect(page).toHaveURL('/docs/field#traps');
  await expect(page.getByRole('heading', { name: 'Pitfalls' })).toBeInViewport();
  await debuggingLink(page).click();
  await expect(page).toHaveURL('/docs/debugging');
});

test('the menus open on hover, and by keyboard', async ({ page }) => {
  await page.goto('/docs/field');
  const { summary, list } = menuIn(barOf(page), 'Resources');
  await expect(list).toBeHidden();
  await summary.hover();
  await expect(list).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(list).toBeHidden();
  await summary.press('Enter');
  await expect(list).toBeVisible();
  await list.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the version and language menus lead to the page', async ({ page }) => {
  await page.goto('/docs/field');
  await menuIn(barOf(page), 'Version').summary.hover();
  await menuIn(barOf(page), 'Version').list.getByRole('link', { name: 'v1.5.0' }).click();
  await expect(page).toHaveURL('/docs/v1.5.0/field');
  await menuIn(barOf(page), 'Language').summary.hover();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr-FR/docs/v1.5.0/field');
});

test('the drawer and its menus open and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/field');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sidebarOf(page)).toBeVisible();
  const { summary, list } = menuIn(drawerToolsOf(page), 'Community');
  await summary.click();
  await expect(list.getByRole('link', { name: 'Global Forum' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(sidebarOf(page)).toBeHidden();
});

test('the categories of the sidebar and the folded contents open and close', async ({ page }) => {
  await page.goto('/docs/field');
  const category = openBranchOf(page);
  await category.locator('summary').first().click();
  await expect(category.getByRole('link').first()).toBeHidden();
  await category.locator('summary').first().click();
  await expect(category.getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  const contents = page.locator('details.toc-mobile');
  await contents.locator('summary').click();
  await expect(contents.getByRole('link', { name: 'Pitfalls' })).toBeVisible();
});

test('all panels of tabs show, and no tab that would do nothing', async ({ page }) => {
  await page.goto('/docs/field');
  for (const name of ['Vector', 'Matrix', 'Struct'])
    await expect(page.locator(`[role="tabpanel"][data-label="${name}"]`)).toBeVisible();
  await expect(page.locator('[role="tab"]').first()).toBeHidden();
});

test('the page is dark, and the star badge shows its fallback', async ({ page, starCount }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  await expect(barOf(page).locator('.stars')).toHaveText('20.0k');
  expect(starCount.requests).toBe(0);
});

test('an unknown path has its page and leads home', async ({ page, complaints }) => {
  complaints.expect(/404/, 'the path is unknown on purpose, and the browser logs that');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Go to the home page',
    'Documentation',
    'API reference',
  ]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
