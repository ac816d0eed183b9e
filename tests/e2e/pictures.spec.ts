import type { Locator } from '@playwright/test';
import { expect, openApp, test } from '../support/test';
import { readBuiltFile } from '../unchanged/readBuiltFile';

/** A post with a picture in its text. */
const post = '/blog/head-first-taichi';

test('a picture opens larger; Escape, the button and a click close it', async ({ page }) => {
  await page.goto(post);
  const small = page.locator('.markdown .picture').first();
  const large = page.locator('.picture-large');
  const caption = (await small.locator('img').getAttribute('alt')) ?? 'no alt';
  await small.click();
  // Before the app runs, so the styles have to come with the dialog.
  await expect(large).toHaveCSS('display', 'grid');
  await expect(large).toHaveAccessibleName(caption);
  await expect(large.locator('img')).toHaveAttribute('src', (await small.getAttribute('href')) ?? '');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(small).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(large).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toHaveCount(0);

  await small.click();
  await large.locator('img').click();
  await expect(large).toHaveCount(0);
  await expect(page).toHaveURL(post);
});

test('Back closes the large picture, and only then changes the page', async ({ page }) => {
  await openApp(page, post);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletters' }).click();
  await expect(page).toHaveURL('/newsletter');
  await page.goBack();
  await page.locator('.markdown .picture').first().click();
  await expect(page.locator('.picture-large')).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page.locator('.picture-large')).toHaveCount(0);
  await expect(page).toHaveURL(post);
  await page.goForward();
  await expect(page).toHaveURL('/newsletter');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to its file', async ({ page, complaints }) => {
    complaints.expect(/inline style/, 'the page that Chromium makes around a picture has one');
    await page.goto(post);
    await page.locator('.markdown .picture').first().click();
    await expect(page).toHaveURL(/\/assets\/images\/.+\.(?:webp|avif)$/);
  });
});

test('a picture has its size, a modern format and waits until it is near', async ({ page }) => {
  await openApp(page, post);
  const pictures = page.locator('.markdown .picture img');
  for (const picture of await pictures.all()) {
    for (const side of ['width', 'height'])
      expect(Number(await picture.getAttribute(side))).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    expect(await picture.getAttribute('src')).toMatch(/\.(?:webp|avif)$/);
  }
});

/** Measures what a picture shows, in device pixels (at most two per CSS pixel), and what it could load. */
async function look(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
    .toBeTruthy();
  return picture.evaluate(async (img: HTMLImageElement) => {
    const response = await fetch(img.currentSrc);
    const { width: pixels } = await createImageBitmap(await response.blob());
    const box = img.getBoundingClientRect();
    // A cover fills its box, so its sides or ends may be cropped.
    const [width, height] = [Number(img.getAttribute('width')), Number(img.getAttribute('height'))];
    const isCut = getComputedStyle(img).objectFit === 'cover';
    const shown = isCut ? Math.max(box.width, (box.height * width) / height) : box.width;
    return {
      pixels,
      needed: Math.ceil(shown * Math.min(devicePixelRatio, 2)),
      possible: [...img.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      own: width,
    };
  });
}

const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'a phone with small pixels', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'a desktop with small pixels', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
];

for (const { name, viewport, deviceScaleFactor } of screens) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const address of [
      '/docs/hello_world',
      '/docs/gui_system',
      '/blog/sparse-grids-with-snodes',
      '/blog',
      '/',
    ]) {
      test(`loads the pictures of ${address} in the width that it shows`, async ({ page }) => {
        await page.goto(address);
        const pictures = page.locator('main img[srcset]:visible');
        expect(await pictures.count()).toBeGreaterThan(0);
        for (const picture of await pictures.all()) {
          const { pixels, needed, possible, own } = await look(picture);
          const alt = await picture.getAttribute('alt');
          const best = possible.find((width) => width >= needed) ?? own;
          expect(pixels, `${alt}: of ${possible.join(', ')} for ${needed}`).toBe(best);
        }
      });
    }
  });
}

test('other sites and feeds get the picture itself', async ({ page }) => {
  await page.goto('/blog');
  const sources = await page
    .locator('main .post img')
    .evaluateAll((images) => images.map((img) => img.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(1);
  for (const src of sources) expect(src).toMatch(/\/cover-[\da-f]+\.webp$/);

  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect(readBuiltFile(`/blog/${feed}`)).not.toContain('srcset');
  }
});

/** A page with diagrams. */
const drawn = '/docs/layout';

test('a diagram follows the color mode', async ({ page }) => {
  await openApp(page, drawn);
  const label = page.locator('.diagram text').first();
  const colors: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode);
    colors.push(await label.evaluate((text) => getComputedStyle(text).fill));
  }
  expect(new Set(colors).size).toBe(2);
  expect(colors).not.toContain('rgb(0, 0, 0)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the labels of a diagram have at least 11 pixels, and the page does not scroll sideways', async ({
    page,
  }) => {
    await page.goto(drawn);
    const diagrams = page.locator('.diagram');
    expect(await diagrams.count()).toBeGreaterThan(0);
    for (const diagram of await diagrams.all()) {
      const sizes = await diagram.evaluate((svg: SVGSVGElement) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        return [...svg.querySelectorAll('text')].map(
          (text) => scale * Number(text.getAttribute('font-size')),
        );
      });
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.99);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
