import { barOf, drawerToolsOf, menuIn } from '../support/menu';
import { expect, openApp, test } from '../support/test';

const entries = {
  Resources: ['Blogs', 'Newsletters', 'User Stories', 'Taichi Graphics Course'],
  Community: ['Global Forum', 'Chinese Forum', 'Discord', 'WeChat', 'Community', 'Acknowledgments'],
} as const;
const menus = ['Resources', 'Community', 'Version', 'Language'] as const;

test.beforeEach(({ page }) => openApp(page, '/docs/field'));

test('the bar leads to Doc Home and to the API', async ({ page }) => {
  await expect(barOf(page).getByRole('link', { name: 'Doc Home' })).toHaveAttribute('href', '/');
  await expect(barOf(page).getByRole('link', { name: 'API', exact: true })).toHaveAttribute('href', '/api/');
});

for (const name of ['Resources', 'Community'] as const) {
  test(`the menu ${name} has its entries, in order`, async ({ page }) => {
    const { summary, list } = menuIn(barOf(page), name);
    await summary.hover();
    await expect(list.getByRole('link')).toHaveText([...entries[name]]);
  });
}

test('the entries of Resources and Community lead where they say', async ({ page }) => {
  const targets = { Blogs: '/blog', Newsletters: '/newsletter', 'User Stories': '/user-stories' };
  for (const [name, href] of Object.entries(targets)) {
    const link = menuIn(barOf(page), 'Resources').list.getByRole('link', { name, includeHidden: true });
    await expect(link).toHaveAttribute('href', href);
  }
  const community = menuIn(barOf(page), 'Community').list;
  for (const name of ['Global Forum', 'Chinese Forum', 'Discord']) {
    const link = community.getByRole('link', { name, includeHidden: true });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

for (const name of menus) {
  test(`the menu ${name} opens on hover on a wide screen`, async ({ page }) => {
    const { summary, list } = menuIn(barOf(page), name);
    await expect(list).toBeHidden();
    await summary.hover();
    await expect(list).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(list).toBeHidden();
  });

  test(`the menu ${name} opens, is walked and closes by keyboard`, async ({ page }) => {
    const { summary, list } = menuIn(barOf(page), name);
    await summary.focus();
    await expect(list).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
  });
}

test('only one menu is open at a time, and a click elsewhere closes it', async ({ page }) => {
  const resources = menuIn(barOf(page), 'Resources');
  const community = menuIn(barOf(page), 'Community');
  await resources.summary.press('Enter');
  await community.summary.press('Enter');
  await expect(resources.list).toBeHidden();
  await expect(community.list).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(community.list).toBeHidden();
});

test('a chosen entry closes its menu', async ({ page }) => {
  const { summary, list } = menuIn(barOf(page), 'Resources');
  await summary.press('Enter');
  await list.getByRole('link', { name: 'Blogs' }).press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(list).toBeHidden();
});

test('the QR code shows on hover', async ({ page }) => {
  const { summary, list } = menuIn(barOf(page), 'Community');
  const code = list.getByRole('img', { name: 'QR code for WeChat', includeHidden: true });
  await summary.hover();
  await expect(list).toBeVisible();
  await expect(code).toBeHidden();
  await list.getByRole('link', { name: 'WeChat' }).hover();
  await expect(code).toBeVisible();
  await expect(code).toHaveJSProperty('complete', true);
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the QR code shows on focus, in the menu and in the footer', async ({ page }) => {
  const { summary, list } = menuIn(barOf(page), 'Community');
  await summary.press('Enter');
  await list.getByRole('link', { name: 'WeChat' }).focus();
  await expect(list.getByRole('img', { name: 'QR code for WeChat' })).toBeVisible();
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByRole('img', { name: 'QR code for WeChat' })).toBeHidden();
  await footer.getByRole('link', { name: 'WeChat' }).focus();
  await expect(footer.getByRole('img', { name: 'QR code for WeChat' })).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  for (const name of menus) {
    test(`the menu ${name} opens on click in the drawer`, async ({ page }) => {
      await expect(menuIn(barOf(page), name).summary).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const { summary, list } = menuIn(drawerToolsOf(page), name);
      await summary.hover();
      await expect(list).toBeHidden();
      await summary.click();
      await expect(list).toBeVisible();
      await summary.click();
      await expect(list).toBeHidden();
    });
  }

  for (const name of ['Resources', 'Community'] as const) {
    test(`the menu ${name} has the same entries in the drawer`, async ({ page }) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const { summary, list } = menuIn(drawerToolsOf(page), name);
      await summary.click();
      await expect(list.getByRole('link')).toHaveText([...entries[name]]);
    });
  }
});
