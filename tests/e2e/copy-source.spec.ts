import { readFileSync } from 'node:fs';
import { expect, openApp, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Separate from copy.spec.ts, because specs that read files are run every time.
test('the copied code is the code of the source file', async ({ page }) => {
  await openApp(page, '/docs/field');
  const source = readFileSync('versioned_docs/version-v1.6.0/basic/field.md', 'utf8').replaceAll('\r', '');
  const blocks = [...source.matchAll(/^```python[^\n]*\n(.*?)^```/gms)].map(([, code = '']) =>
    code.trimEnd(),
  );
  const buttons = page
    .locator('.theme-code-block.language-python')
    .getByRole('button', { name: 'Copy code', includeHidden: true });
  await expect(buttons).toHaveCount(blocks.length);
  for (const [index, block] of blocks.entries()) {
    const button = buttons.nth(index);
    if (!(await button.isVisible())) continue;
    await button.click();
    await expect(button).toHaveClass(/copy--done/);
    expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(block);
  }
});
