import { barOf, menuIn, sidebarOf } from '../support/menu';
import { expect, isMarked, markDocument, openApp, test } from '../support/test';

const gui = '/api/taichi/ui/gui/';
const entry = (id: string) => `[id="${id}"]`;

/** A method with enough parameters to be folded. */
const folded = 'taichi.ui.gui.GUI.circles';

test('the index of a module leads to the entry of a name', async ({ page }) => {
  await openApp(page, '/api/taichi/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('taichi');
  await page.locator('.index').getByRole('link', { name: 'loop_config', exact: true }).click();
  await expect(page).toHaveURL('/api/taichi/#taichi.loop_config');
  await expect(page.getByRole('heading', { name: 'ti.loop_config' })).toBeInViewport();
});

test('an entry shows signature, parameters, module and description of a name', async ({ page }) => {
  await openApp(page, `${gui}#taichi.ui.gui.GUI`);
  const symbol = page.locator('.sym').filter({ has: page.locator(entry('taichi.ui.gui.GUI')) });
  await expect(symbol.locator('.sig').first()).toContainText('ti.GUI(');
  for (const name of ['Parameters', 'Members', 'History']) {
    await expect(symbol.getByRole('heading', { name, level: 3 })).toBeVisible();
  }
  await expect(symbol.locator('.params dt').first()).toHaveText(/^name/);
  await expect(symbol.locator('.sym__head .src')).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/taichi-dev\/taichi\/blob\/v1\.6\.0\/python\/taichi\/ui\/gui\.py#L\d+$/,
  );
  await expect(symbol.locator('.history li b')).toHaveText(['1.5', '1.6', '1.7']);
});

test('a name of a text leads to its entry on another page, inside the app', async ({ page }) => {
  await openApp(page, gui);
  await markDocument(page);
  await page.locator('.sym p').getByRole('link', { name: 'ti.init', exact: true }).first().click();
  await expect(page).toHaveURL('/api/taichi/#taichi.init');
  await expect(page.getByRole('heading', { name: 'ti.init', exact: true })).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('the sidebar stays as it is from page to page', async ({ page }) => {
  await openApp(page, gui);
  await markDocument(page);
  const menu = sidebarOf(page).getByRole('navigation', { name: 'API sidebar' });
  const group = menu
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'taichi.profiler' }) });
  await expect(menu.getByRole('link', { name: 'gui', exact: true })).toHaveAttribute('aria-current', 'page');
  await group.locator('summary').click();
  await expect(group.getByRole('link', { name: 'Overview' })).toBeVisible();
  await menu.locator('summary', { hasText: /^taichi$/ }).click();
  await menu.getByRole('link', { name: 'math', exact: true }).click();
  await expect(page).toHaveURL('/api/taichi/math/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('taichi.math');
  await expect(menu.getByRole('link', { name: 'math', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(group.getByRole('link', { name: 'Overview' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the menu of the drawer leads to a module on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openApp(page, '/api/changes/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await sidebarOf(page).getByRole('link', { name: 'math', exact: true }).click();
  await expect(page).toHaveURL('/api/taichi/math/');
  await expect(sidebarOf(page)).toBeHidden();
});

test('the version menu and the banner keep the module', async ({ page }) => {
  await openApp(page, gui);
  const { summary, list } = menuIn(barOf(page), 'Version');
  await summary.hover();
  await list.getByRole('link', { name: 'develop' }).click();
  await expect(page).toHaveURL('/api/master/taichi/ui/gui/');
  await page.getByRole('status').getByRole('link', { name: 'Read the page for v1.6.0' }).click();
  await expect(page).toHaveURL(gui);
});

test('a click on a name copies its URL and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, gui);
  await page.getByRole('heading', { name: 'ti.GUI', exact: true }).getByRole('link').click();
  await expect(page.locator('#announcer')).toHaveText('URL copied');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(await copied()).pathname + new URL(await copied()).hash).toBe(`${gui}#taichi.ui.gui.GUI`);
  await page.locator(entry(folded)).getByRole('link').click();
  await expect.poll(async () => new URL(await copied()).hash).toBe(`#${folded}`);
});

test('an example is copied as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, gui);
  const example = page.locator('.example').first();
  await example.getByRole('button', { name: 'Copy code' }).click();
  const code = await example.locator('code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).toMatch(/^\S.*\n\S/);
});

test('the folded details of a member open when the URL targets it', async ({ page }) => {
  await openApp(page, gui);
  const details = page.locator(`${entry(folded)} + dd > .more`);
  await expect(details).not.toHaveAttribute('open');
  await page.goto(`${gui}#${folded}`);
  await expect(details).toHaveAttribute('open');
  await expect(details.locator('dt', { hasText: 'palette_indices' })).toBeInViewport();
});

test('a removed name shows its replacement, and links to its last entry', async ({ page }) => {
  await openApp(page, '/api/taichi/#taichi.Tape');
  const gone = page.locator('.sym').filter({ has: page.locator(entry('taichi.Tape')) });
  await expect(gone).toContainText('removed in 1.6');
  await expect(gone.getByRole('link', { name: 'ti.ad.Tape' })).toHaveAttribute(
    'href',
    '/api/taichi/ad/#taichi.ad.Tape',
  );
  await gone.getByRole('link', { name: 'Its entry in 1.5' }).click();
  await expect(page).toHaveURL(/\/api\/v1\.5\.0\/taichi\/.*#taichi\..*Tape$/);
});

test('the page of changes lists what went, changed and came', async ({ page }) => {
  await openApp(page, '/api/');
  await page.getByRole('main').getByRole('link', { name: 'What changed in the API' }).click();
  await expect(page).toHaveURL('/api/changes/');
  const removed = page.locator('.changes').filter({ has: page.locator('#removed') });
  await expect(removed.locator('.members > div').filter({ hasText: 'ti.Tape' })).toContainText('ti.ad.Tape');
  for (const name of [/^Removed/, /^Changed/, /^Added/]) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
});

test('the filter leaves the names that match, counts them and opens the first', async ({ page }) => {
  await openApp(page, '/api/');
  const field = page.getByRole('searchbox', { name: 'Filter by name' });
  const names = page.locator('.index > li');
  const all = await names.count();
  await field.fill('ui.gui.');
  await expect(names).toHaveText(['GUI', 'hex_to_rgb', 'rgb_to_hex']);
  await expect(page.locator('#filter-count')).toHaveText('3 names');
  await expect(page.getByRole('heading', { level: 2, name: 'taichi.math' })).toHaveCount(0);
  await field.fill('no such name');
  await expect(page.locator('#filter-count')).toHaveText('No name matches.');
  await field.press('Escape');
  await expect(names).toHaveCount(all);
  await field.fill('loop_config');
  await expect(names).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL('/api/taichi/#taichi.loop_config');
});

test('the chips above the index leave names by place and kind, and the contents follow', async ({ page }) => {
  await openApp(page, '/api/');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.locator('.index').getByRole('link', { name, exact: true });
  const count = page.locator('#filter-count');
  await expect(count).toHaveText(/^577 names, 33 removed$/);
  await expect(link('Tape').first()).toBeVisible();
  await expect(page.locator('.index .gone').first()).toBeHidden();

  await chip('in kernels').click();
  await expect(chip('in kernels')).toHaveAttribute('aria-pressed', 'true');
  await expect(link('sin').first()).toBeVisible();
  await expect(link('grouped')).toBeVisible();
  await expect(link('init')).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'profiler', exact: true })).toHaveCount(0);
  await expect(contents.getByRole('link', { name: 'math', exact: true })).toBeVisible();

  await chip('in kernels').click();
  await chip('decorator').click();
  await expect(link('kernel')).toBeVisible();
  await expect(link('sin')).toHaveCount(0);
  await chip('decorator').click();
  await chip('33 removed').click();
  await expect(page.locator('.index .gone').first()).toBeVisible();
});

test('a class page has groups in text and contents, leaves members by place, and opens all details', async ({
  page,
}) => {
  await openApp(page, '/api/taichi/Matrix/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const term = (name: string) => page.locator(`[id="taichi.Matrix.${name}"]`);
  await expect(page.getByRole('heading', { level: 3, name: /^Reductions \d+$/ })).toBeVisible();
  await contents.getByRole('link', { name: 'Linear algebra' }).click();
  await expect(page).toHaveURL(/#taichi\.Matrix:algebra$/);
  await expect(term('determinant').getByRole('img', { name: 'in kernels' })).toBeVisible();
  await expect(term('dot').getByRole('img', { name: 'in Python and in kernels' })).toBeVisible();

  await page.getByRole('button', { name: 'in Python', exact: true }).click();
  await expect(term('determinant')).toHaveCount(0);
  await expect(contents.getByRole('link', { name: 'determinant' })).toHaveCount(0);
  await expect(term('to_numpy')).toBeVisible();

  const details = page.locator('.members .more');
  const isOpen = () => details.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  expect(new Set(await isOpen()).size).toBe(2);
  await page.getByRole('button', { name: 'Open all' }).click();
  expect(new Set(await isOpen())).toEqual(new Set([true]));
  await page.getByRole('button', { name: 'Close all' }).click();
  expect(new Set(await isOpen())).toEqual(new Set([false]));
});

test('the source of a member comes with the pointer or the focus', async ({ page }) => {
  await openApp(page, '/api/taichi/Matrix/');
  const row = page.locator('.members > div').filter({ has: page.locator('[id="taichi.Matrix.dot"]') });
  const source = row.getByRole('link', { name: 'Source' });
  await expect(source).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(source).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await source.focus();
  await expect(source).toHaveCSS('opacity', '1');
});

test('pages of another language have its labels, and no English text', async ({ page }) => {
  await openApp(page, `/fr-FR${gui}`);
  await expect(page.getByRole('heading', { name: 'Paramètres' }).first()).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.locator('.sym [lang="en"]')).toHaveCount(0);
});

test('an unknown address below the reference has the page for unknown addresses', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/, 'the path is unknown on purpose, and the browser logs that');
  await openApp(page, '/api/no-such-module/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, its links work, and a targeted member is open', async ({ page }) => {
    await page.goto(`${gui}#${folded}`);
    await expect(page.getByRole('heading', { name: 'ti.GUI', exact: true })).toBeVisible();
    await expect(
      page
        .locator(`${entry(folded)} + dd`)
        .getByText('palette_indices')
        .first(),
    ).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'API sidebar' })
      .locator('summary', { hasText: /^taichi$/ })
      .click();
    await page
      .getByRole('navigation', { name: 'API sidebar' })
      .getByRole('link', { name: 'math', exact: true })
      .click();
    await expect(page).toHaveURL('/api/taichi/math/');
  });

  test('the index has no filter, and shows removed names', async ({ page }) => {
    await page.goto('/api/');
    await expect(page.locator('.index .gone').first()).toBeVisible();
    await expect(page.locator('.filter')).toBeHidden();
    await page.getByRole('link', { name: 'loop_config', exact: true }).click();
    await expect(page).toHaveURL('/api/taichi/#taichi.loop_config');
  });
});
