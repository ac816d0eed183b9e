import type { Page } from '@playwright/test';
import { sidebarOf } from '../support/menu';
import { expect, openApp, test } from '../support/test';

/** What the page was like at each `taichi:content`: its title, and whether what is below the first screen was missing. */
type Seen = { title: string; isPartial: boolean }[];

type Watched = typeof globalThis & { seen: Seen };

async function watchContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = [];
    addEventListener('taichi:content', () => {
      const title = document.querySelector('h1')?.textContent ?? '';
      seen.push({ title, isPartial: document.querySelector('.below-fold') !== null });
    });
    (globalThis as Watched).seen = seen;
  });
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as Watched).seen);

const follow = (page: Page, path: string): Promise<void> =>
  sidebarOf(page).locator(`a[href="${path}"]`).first().click();

for (const { from, to, title } of [
  { from: '/docs/field', to: '/docs/ndarray', title: 'Taichi ndarrays' },
  { from: '/api/taichi/math/', to: '/api/taichi/ad/', title: 'taichi.ad' },
]) {
  test(`${to} shows its first screen before the rest, and is then what the server sends`, async ({
    page,
  }) => {
    await openApp(page, from);
    await watchContent(page);
    await follow(page, to);
    await expect
      .poll(() => seenBy(page))
      .toEqual([
        { title, isPartial: true },
        { title, isPartial: false },
      ]);
    const article = page.getByRole('article').first();
    const shown = await article.innerText();
    await page.reload();
    expect(await article.innerText()).toBe(shown);
  });
}

test('a link to a section shows the whole page at once, at the section', async ({ page }) => {
  await openApp(page, '/docs/ndarray');
  await watchContent(page);
  await page.evaluate(() => {
    // No row of the menu leads to a section, so one is made to; the section is below the first screen.
    document.querySelector('aside a[href="/docs/field"]')?.setAttribute('href', '/docs/field#ripple-tank');
  });
  await follow(page, '/docs/field#ripple-tank');
  await expect.poll(() => seenBy(page)).toEqual([{ title: 'Fields', isPartial: false }]);
  await expect(page.locator('#ripple-tank')).toBeInViewport();
});

test('Back shows the whole page at once, where the reader was', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.evaluate(() => scrollTo(0, 3000));
  await watchContent(page);
  await follow(page, '/docs/ndarray');
  // The rest of this page comes a frame after its first screen. What is watched below is what Back shows.
  await expect
    .poll(async () => (await seenBy(page)).at(-1))
    .toEqual({ title: 'Taichi ndarrays', isPartial: false });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await watchContent(page);
  await page.goBack();
  await expect.poll(() => seenBy(page)).toEqual([{ title: 'Fields', isPartial: false }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2900);
});

test('tabs below the first screen show what was chosen before', async ({ page }) => {
  await openApp(page, '/docs/field');
  await page.getByRole('tab', { name: 'Struct' }).first().click();
  await follow(page, '/docs/ndarray');
  await expect(page).toHaveTitle(/^Taichi ndarrays/);
  await follow(page, '/docs/field');
  await expect(page.getByRole('tab', { name: 'Struct' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Struct' })).toBeVisible();
});
