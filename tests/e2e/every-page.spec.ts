import { locales } from '../../src/config/locales';
import { site } from '../../src/config/site';
import { allPages, prefixOf } from '../support/sitemap';
import { expect, test, waitForApp } from '../support/test';

/** Widths in CSS pixels: the narrowest phone, a phone, both sides of the border at 996, a wide window. */
const widths = [320, 390, 996, 997, 1440];

for (const { locale, page: path } of allPages) {
  test(`${path} stands in ${locale}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForApp(page);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main#main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('[style]:not(#nprogress *)')).toHaveCount(0);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} has its metadata`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const meta = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(meta(/<title[^>]*>([^<]+)<\/title>/)).toContain(site.title);
    expect(meta(/<meta [^>]*name="?description"? content="([^"]{20,})"/), 'description').not.toBe('');
    expect(meta(/property="?og:image"? content="?([^"\s>]+)/), 'social card').toMatch(/^https:\/\//);
    expect(meta(/rel="?canonical"? href="?([^"\s>]+)/), 'canonical').toBe(`${site.url}${path === '/' ? '/' : path}`);
    const alternates = [...html.matchAll(/rel="?alternate"? href="?([^"\s>]+)"? hreflang="?([^"\s>]+)/gi)];
    const page = path.slice(prefixOf(locale).length) || '/';
    const expected = locales.map((other) => [other, `${site.url}${prefixOf(other)}${page}`]);
    expect(Object.fromEntries(alternates.map(([, href, lang]) => [lang, href]))).toMatchObject(
      Object.fromEntries([...expected, ['x-default', `${site.url}${page}`]]),
    );
  });
}
