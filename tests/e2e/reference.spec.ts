import { locales } from '../../config/locales';
import { versions } from '../../config/versions';
import { prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

for (const locale of locales) {
  for (const { path: versionPath } of versions) {
    const root = `${prefixOf(locale)}/api/${versionPath}/`.replace('//', '/');

    test(`${root}: an address without the package's segment leads on`, async ({ page }) => {
      await page.goto(`${root}aot/conventions`);
      await page.waitForURL((url) => url.pathname === `${root}taichi/aot/conventions/`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
}
