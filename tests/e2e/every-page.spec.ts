import AxeBuilder from '@axe-core/playwright';
import { allPages } from '../support/sitemap';
import { expect, test, waitForApp } from '../support/test';

/** Widths in CSS pixels: the narrowest phone, a phone, both sides of the border at 996, a wide window. */
const widths = [320, 390, 996, 997, 1440];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// One test a page, because opening it is what takes the time.
for (const { locale, page: path } of allPages) {
  test(`${path} stands, fits and is accessible in both modes`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForApp(page);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main#main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    for (const mode of ['dark', 'light']) {
      if ((await page.locator('html').getAttribute('data-theme')) !== mode) {
        await page.locator('.navbar [data-action="color-mode"]').click();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .withTags(standards)
        .analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found, `axe in ${mode} mode`).toEqual([]);
    }

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
