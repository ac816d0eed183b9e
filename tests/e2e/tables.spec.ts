import { pagesOf } from '../support/sitemap';
import { expect, test } from '../support/test';

// Tables wrap or stack on a phone: a column that is out of sight is one that nobody looks for.
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const pages = pagesOf('en').filter((path) => /^\/docs\/[^/.]+$/.test(path));

test('no table of the documentation hides a column on a phone', async ({ page }) => {
  test.slow();
  expect(pages.length).toBeGreaterThan(40);
  const cut: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const found = await page
      .locator('.table-wrap')
      .evaluateAll((wraps) =>
        wraps.flatMap((wrap) =>
          wrap.scrollWidth > wrap.clientWidth + 1
            ? [`${wrap.scrollWidth - wrap.clientWidth} px of "${wrap.textContent.slice(0, 60)}"`]
            : [],
        ),
      );
    cut.push(...found.map((table) => `${path}: ${table}`));
  }
  expect(cut).toEqual([]);
});

test('the rows of a wide table become lists whose cells name their column', async ({ page }) => {
  await page.goto('/docs/migrating');
  const cell = page.locator('.stacked td[data-label="From 1.7"]').first();
  await expect(cell).toHaveCSS('display', 'flow-root');
  expect(await cell.evaluate((box) => getComputedStyle(box, '::before').content)).toContain('From 1.7');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(cell).toHaveCSS('display', 'table-cell');
});
