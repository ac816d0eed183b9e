import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the width of the window: what scrolls, and what lies close to what. */
const rulesOfWidth = ['scrollable-region-focusable', 'target-size'];

/** Rules that depend on colors, or on what only one mode shows: all others look at what both modes share. */
const rulesOfMode = ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt'];

/** The part of a page to look at: all of it, or what is inside of its frame of navbar, sidebar and footer. */
export type Part = 'page' | 'main';

/** Runs axe in the present mode and width, and lists what it finds. */
export const findBarriers = (page: Page, part: Part): Promise<string[]> =>
  analyze(page, part, { type: 'tag', values: standards });

/** Runs only the rules of axe whose result depends on the width of the window. */
export const findBarriersOfWidth = (page: Page, part: Part): Promise<string[]> =>
  analyze(page, part, { type: 'rule', values: rulesOfWidth });

/** Runs only the rules of axe whose result depends on the color mode. */
export const findBarriersOfMode = (page: Page, part: Part): Promise<string[]> =>
  analyze(page, part, { type: 'rule', values: rulesOfMode });

async function analyze(page: Page, part: Part, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // @axe-core/playwright would send axe into the page for each run, which takes longer than many of them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(runInPage, { part, runOnly });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `${id}: ${help}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}

/** Runs in the browser. */
function runInPage({ part, runOnly }: { part: Part; runOnly: RunOptions['runOnly'] }): Promise<AxeResults> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  return inPage.run(part === 'main' ? 'main' : document, { resultTypes: ['violations'], runOnly });
}
