import data from '../../data/example-report.json' with { type: 'json' };
import { expect, test } from '../support/test';

type Block = { status: 'executed' | 'skipped' };
type Report = {
  versions: { version: string; tag: string; blocks: number; executed: number }[];
  pages: Record<string, { tag: string; blocks: Block[] }>;
};

const report = data as unknown as Report;

const pages = [
  ['/docs/field', 'versioned_docs/version-v1.6.0/basic/field.md'],
  ['/docs/v1.5.0/simt', 'versioned_docs/version-v1.5.0/reference/simt.md'],
  ['/docs/master/taichi_core', 'docs/c-api/taichi_core.md'],
  ['/blog/head-first-taichi', 'blog/2021-10-12-head-first-taichi/index.md'],
] as const;

for (const [path, source] of pages) {
  test(`${path} shows which of its examples ran`, async ({ page }) => {
    const { tag, blocks } = report.pages[source] ?? { tag: '', blocks: [] };
    const tested = blocks.filter(({ status }) => status === 'executed').length;
    expect(blocks.length).toBeGreaterThan(0);

    await page.goto(path);
    const row = page.locator('#proof');
    await expect(row.locator('summary')).toContainText(`Runs on ${tag}`);
    await expect(row.locator('summary')).toContainText(`${tested} of ${blocks.length} example`);
    await expect(row.locator('.proof__lanes i')).toHaveCount(blocks.length);
    await expect(row.locator('.proof__lanes .off')).toHaveCount(blocks.length - tested);

    const list = row.locator('.proof__list li');
    await expect(list.first()).toBeHidden();
    await row.locator('summary').click();
    await expect(list.first()).toBeVisible();
    await expect(list).toHaveCount(tested);
    // A row of its own only for an example that was not run, with the reason.
    await expect(row.locator('.proof__rows .muted:not(:empty)')).toHaveCount(blocks.length - tested);
    for (const link of await row.locator(':is(.proof__list, .proof__rows) a').all()) {
      const target = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1);
    }
    await expect(page.locator('.ran').first()).toHaveAttribute('href', '#proof');
  });
}

test('the page about tests shows the sums of the report', async ({ page }) => {
  await page.goto('/how-these-docs-are-tested');
  for (const { tag, blocks, executed } of report.versions) {
    const row = page.locator('tr', { hasText: tag }).first();
    await expect(row).toContainText(String(blocks));
    await expect(row).toContainText(String(executed));
  }
});

test('on a phone nothing of the row is cut off in French, whose words are the longest', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/fr-FR/docs/field');
  const row = await page.locator('#proof > summary').boundingBox();
  const claim = page.locator('.proof__claim');
  for (const part of await claim.locator('> *').all()) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThan(row?.x ?? Infinity);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((row?.x ?? 0) + (row?.width ?? 0));
  }
  expect(await claim.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(claim).toContainText(/\d+ sur \d+/);
});
