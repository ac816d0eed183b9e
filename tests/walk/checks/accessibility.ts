import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the width of the window: what scrolls, and what lies close to what. */
const rulesOfWidth = ['scrollable-region-focusable', 'target-size'];

/** Rules that depend on colors, or on what only one mode shows: all others look at what both modes share. */
const rulesOfMode = ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt'];

/** Runs axe over the whole page in the present mode and width, and lists what it finds. */
export const findBarriers = (page: Page): Promise<string[]> => analyze(axeFor(page).withTags(standards));

/** Runs only the rules of axe whose result depends on the width of the window. */
export const findBarriersOfWidth = (page: Page): Promise<string[]> =>
  analyze(axeFor(page).withRules(rulesOfWidth));

/** Runs only the rules of axe whose result depends on the color mode. */
export const findBarriersOfMode = (page: Page): Promise<string[]> =>
  analyze(axeFor(page).withRules(rulesOfMode));

// Legacy mode runs in the page itself. The other one, for pages with frames, opens a blank page for each result.
const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `${id}: ${help}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
