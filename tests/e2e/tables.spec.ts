import { locales } from '../../config/locales';
import { pagesOf, prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

// Tables wrap or stack on a phone: a column that is out of sight is one that nobody looks for.
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

for (const locale of locales) {
  const prefix = prefixOf(locale);
  const pages = pagesOf(locale).filter((path) => /^\/docs\/[^/.]+$/.test(path.slice(prefix.length)));

  test(`no table in ${locale} hides a column on a phone or breaks a name inside a word`, async ({ page }) => {
    test.slow();
    expect(pages.length).toBeGreaterThan(40);
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      const faults = await page.locator('.table-wrap').evaluateAll(findFaults);
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('the rows of a wide table become lists whose cells name their column', async ({ page }) => {
  await page.goto('/docs/migrating');
  const cell = page.locator('.stacked td[data-label="From 1.7"]').first();
  await expect(cell).toHaveCSS('display', 'flow-root');
  expect(await cell.evaluate((box) => getComputedStyle(box, '::before').content)).toContain('From 1.7');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(cell).toHaveCSS('display', 'table-cell');
});

/** Runs in the browser, so everything that it needs is inside of it. */
function findFaults(wraps: readonly Element[]): string[] {
  const range = document.createRange();

  /** The first line of a text that ends inside a word, or null. */
  const brokenWord = (text: Text): string | null => {
    let bottom = Infinity;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const box = range.getBoundingClientRect();
      if (box.top > bottom && /\w\w/.test(text.data.slice(at - 1, at + 1))) return text.data.slice(0, at);
      ({ bottom } = box);
    }
    return null;
  };

  return wraps.flatMap((wrap) => {
    const faults: string[] = [];
    const hidden = wrap.scrollWidth - wrap.clientWidth;
    if (hidden > 1) faults.push(`${hidden} px of "${wrap.textContent.slice(0, 60)}"`);
    for (const code of wrap.querySelectorAll('td code')) {
      for (const part of code.childNodes) {
        const broken = part instanceof Text ? brokenWord(part) : null;
        if (broken !== null) faults.push(`"${code.textContent}" breaks after "${broken}"`);
      }
    }
    return faults;
  });
}
