import { redirects } from '../../config/redirects';
import { locales } from '../../config/locales';
import { prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

/** Where readers must arrive, written down a second time: a test that took this from the configuration would agree with any mistake. cspell:ignore acclerate */
const arrivals: Readonly<Record<string, string>> = {
  '/blog/accelerate-collision-detection-with-taichi': '/blog/acclerate-collision-detection-with-taichi',
  '/blog/eth-zurich-uses-taichi-lang-in-its-physically-based-simulation-source':
    '/blog/eth-zürich-uses-taichi-lang-in-its-physically-based-simulation-source',
};

test('every redirect has an arrival here', () => {
  expect(Object.keys(redirects).sort()).toEqual(Object.keys(arrivals).sort());
});

test('query and fragment are kept', async ({ page }) => {
  const [from = '', to = ''] = Object.entries(arrivals)[0] ?? [];
  await page.goto(`${from}?from=mail#comments`);
  await expect(page).toHaveURL(`${to}?from=mail#comments`);
});

for (const locale of locales) {
  for (const [from, to] of Object.entries(arrivals)) {
    test(`${prefixOf(locale)}${from} leads on`, async ({ page }) => {
      await page.goto(prefixOf(locale) + from);
      await page.waitForURL((url) => decodeURI(url.pathname) === prefixOf(locale) + to);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
}
