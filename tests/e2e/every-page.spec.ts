import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test } from '../support/sharedPage';
import { expect, waitForApp } from '../support/test';
import { htmlOf } from '../support/sitemap';
import { walk } from '../support/walk';

/** Widths in CSS pixels: the narrowest phone, a phone, both sides of the breakpoint at 996, a wide window. */
const widths = [320, 390, 996, 997, 1440];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Size of HTML in bytes above which axe needs more than a minute on a busy machine: the pages with hundreds of names.
 */
const large = 300_000;

// One test per page, because opening it takes most of the time.
for (const { locale, page: path, isKnown } of walk) {
  test(`${path} stands and fits${isKnown ? '' : ', accessible in both modes'}`, async ({ page }) => {
    test.slow(htmlOf(path).length > large, 'axe looks at some ten thousand elements');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForApp(page);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main#main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    // axe findings depend on text and frame, and both were checked on earlier pages.
    if (!isKnown) await expectAccessible(page);

    for (const width of isKnown ? widths.slice(0, 1) : widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

async function expectAccessible(page: Page): Promise<void> {
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
}
