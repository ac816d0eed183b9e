import AxeBuilder from '@axe-core/playwright';
import { allPages } from '../support/sitemap';
import { expect, test } from '../support/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { page: path } of allPages) {
  for (const mode of ['dark', 'light']) {
    test(`axe finds nothing on ${path} in ${mode} mode`, async ({ page }) => {
      await page.goto(`${path}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found).toEqual([]);
    });
  }
}
