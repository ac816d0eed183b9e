import { appSheetOf } from '../support/bootData';
import { budgetOf } from '../support/budgets';
import { elementsOf } from '../support/readHtml';
import { htmlOf } from '../support/sitemap';
import { expect, test } from '../support/test';
import { wireKib } from '../support/weights';
import { serveSite } from '../../tools/bench/measure/siteServer';
import type { Listening } from '../../tools/bench/measure/listen';
import type { Page } from '@playwright/test';

const field = '/docs/field';
/** Serves the site as the benchmark does: the preview server compresses faster, and less. */
let server: Listening;
test.beforeAll(async () => {
  server = await serveSite({ dir: 'build', isPeer: false, encoding: 'br' });
});
test.afterAll(() => server.close());

const viewports = [
  ['firstViewPhone', { width: 390, height: 844 }],
  ['firstViewDesktop', { width: 1350, height: 940 }],
] as const;

for (const [id, viewport] of viewports) {
  test(`${id}: what a documentation page costs on the wire`, async ({ browser }) => {
    const address = server.origin + field;
    expect(await wireKib(browser, { address, viewport })).toBeLessThanOrEqual(budgetOf(id));
  });
}

for (const [id, viewport] of viewports) {
  test(`${id}: one file more is noticed`, async ({ browser }) => {
    const prepare = (page: Page) =>
      page.addInitScript(
        (href) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
          });
        },
        appSheetOf(elementsOf(htmlOf(field))),
      );
    const address = server.origin + field;
    const kib = await wireKib(browser, { address, viewport, prepare });
    expect(kib).toBeGreaterThan(budgetOf(id));
  });
}
