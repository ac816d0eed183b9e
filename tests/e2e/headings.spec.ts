import type { Page } from '@playwright/test';
import { pagesOf } from '../support/sitemap';
import { expect, test } from '../support/test';

// What is drawn; the source is checked by plugins/markdown/headingSpace.ts.
test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

const pages = pagesOf('en').filter(
  (path) => /^\/docs\/[^/.]+$/.test(path) || /^\/[a-z][a-z\d-]+$/.test(path),
);

/** Least space above a heading, in CSS pixels. */
const least = 16;

type Glued = { readonly text: string; readonly gap: number; readonly above: string };

/** Lists the headings that touch what is above them. In a list of posts that is the date, a part of the heading. */
const findGlued = (page: Page): Promise<Glued[]> =>
  page.locator('main :is(h2, h3, h4):not(.post *)').evaluateAll((headings, limit) => {
    const range = document.createRange();
    return headings.flatMap((heading) => {
      if (!heading.checkVisibility() || heading.clientHeight < 2) return [];
      let above = heading.previousElementSibling;
      for (let box: Element | null = heading; !above && box && box.localName !== 'main';) {
        box = box.parentElement;
        above = box?.previousElementSibling ?? null;
      }
      range.selectNodeContents(heading);
      const [text, box] = [range.getBoundingClientRect(), above?.getBoundingClientRect()];
      // Beside it, or without a box.
      if (
        !above ||
        !box?.height ||
        box.right <= text.left ||
        box.left >= text.right ||
        box.bottom > text.bottom
      )
        return [];
      const gap = Math.round(text.top - box.bottom);
      return gap < limit
        ? [{ text: heading.textContent, gap, above: `<${above.localName} class="${above.className}">` }]
        : [];
    });
  }, least);

/** The source of a page, by its link for editing; without such a link, its path. */
async function findSource(page: Page): Promise<string> {
  const links = page.locator('main a[href*="/edit/"], main a[href*="/blob/"], main a[href*="/tree/"]');
  const address = (await links.count()) > 0 ? await links.last().getAttribute('href') : null;
  const file = /\/(?:edit|blob|tree)\/[^/]+\/(.+\.mdx?)$/.exec(address ?? '')?.[1];
  return file ?? new URL(page.url()).pathname;
}

test('no heading touches what is above it, on a desktop or a phone', async ({ page }) => {
  test.slow();
  expect(pages.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { text, gap, above } of await findGlued(page)) {
        const heading = text.replace(/[#\u200b]*$/, '').trim();
        found.push(`${await findSource(page)}: "${heading}" is ${gap} px below ${above}, ${width} px`);
      }
    }
  }
  expect(found).toEqual([]);
});
