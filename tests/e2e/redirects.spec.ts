import { redirects } from '../../config/redirects';
import { locales } from '../../config/locales';
import { prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

for (const locale of locales) {
  for (const [from, to] of Object.entries(redirects)) {
    test(`${prefixOf(locale)}${from} leads on`, async ({ page }) => {
      await page.goto(prefixOf(locale) + from);
      await page.waitForURL((url) => decodeURI(url.pathname) === prefixOf(locale) + to);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
}
