import type { Page } from '@playwright/test';
import { heights, specimen, type Shot } from './shots';

/** Where the pages keep the color mode. */
const modeKey = 'theme-taichi';

/** Number of GitHub stars on every picture. */
const stars = 20_000;

/** Waits for fonts, for pictures in view (those in closed menus never load) and for the preview of a search hit. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.preview')].every(
      (preview) => preview.childElementCount > 0 || !preview.checkVisibility(),
    ),
  );
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete || !image.checkVisibility() || image.getBoundingClientRect().top >= innerHeight,
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Takes a picture of the first view of a page: nothing moves, nothing comes from the network. */
export async function takeShot(page: Page, { path, width, mode, awaits }: Shot): Promise<Buffer> {
  await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) =>
    route.request().url().startsWith('https://api.github.com/')
      ? route.fulfill({
          json: { stargazers_count: stars },
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.abort(),
  );
  await page.setViewportSize({ width, height: heights[width] });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [modeKey, mode] as const);
  await page.goto(path, { waitUntil: 'load' });
  if (awaits !== undefined) await page.locator(awaits).first().waitFor();
  await settle(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Takes a picture of the faces that this machine has for the pages, with the site's own lists of faces. */
export async function takeSpecimen(page: Page): Promise<Buffer> {
  await page.goto('/docs/field', { waitUntil: 'load' });
  const [sans, chinese, mono] = await page.evaluate(() => {
    const read = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    const before = read('--sans');
    document.documentElement.lang = 'zh-Hans';
    return [before, read('--sans'), read('--mono')] as const;
  });
  await page.setViewportSize({ width: 640, height: 400 });
  await page.setContent(specimen.html);
  await page.evaluate(
    ([latin, han, code]) => {
      for (const line of document.querySelectorAll<HTMLElement>('p')) {
        line.style.font = `20px ${line.lang ? han : line.className === 'mono' ? code : latin}`;
      }
    },
    [sans, chinese, mono],
  );
  await settle(page);
  return page.screenshot();
}
