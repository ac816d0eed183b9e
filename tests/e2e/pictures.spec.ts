import { expect, openApp, test } from '../support/test';

/** A post with a picture of its own in the text. */
const post = '/blog/head-first-taichi';

for (const script of [true, false]) {
  test.describe(script ? 'with the app' : 'without a script', () => {
    test.use({ javaScriptEnabled: script });

    test('a picture opens larger, and Escape and the button close it', async ({ page }) => {
      await (script ? openApp(page, post) : page.goto(post));
      const small = page.locator('.markdown .picture').first();
      const large = page.locator('.picture-large').first();
      await small.scrollIntoViewIfNeeded();
      await expect(large).toBeHidden();

      await small.click();
      await expect(large).toBeVisible();
      const picture = large.locator('img');
      await expect(picture).toHaveAttribute('src', (await small.locator('img').getAttribute('src')) ?? '');
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(small).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(large).toBeVisible();
      await large.getByRole('button').click();
      await expect(large).toBeHidden();
    });
  });
}

test('a picture has its size, a modern format and waits until it is near', async ({ page }) => {
  await openApp(page, post);
  const pictures = page.locator('.markdown .picture img');
  for (const picture of await pictures.all()) {
    for (const side of ['width', 'height'])
      expect(Number(await picture.getAttribute(side))).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    expect(await picture.getAttribute('src')).toMatch(/\.(?:webp|avif|svg)$/);
  }
});
