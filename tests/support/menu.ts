import type { Locator, Page } from '@playwright/test';

type MenuName = 'Resources' | 'Community' | 'Version' | 'Language';

/** The navbar; its accessible name depends on the locale. */
export const barOf = (page: Page): Locator => page.locator('nav.navbar');

/** The sidebar on wide screens, the drawer on narrow ones. */
export const sidebarOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Sidebar' });

/** The main menu inside the drawer. */
export const drawerToolsOf = (page: Page): Locator => sidebarOf(page).locator('.drawer__tools');

/** A menu by its English name: its control and its list. `summary` has no role of its own. */
export function menuIn(scope: Locator, name: MenuName): { summary: Locator; list: Locator } {
  const summary = scope.locator(`summary[aria-label^="${name}: "], summary:has-text("${name}")`);
  return { summary, list: summary.locator('xpath=../following-sibling::ul') };
}

/** The sidebar entry of a page that no branch hides: it is the only one of its category. Found by URL: writers may change titles. */
export const debuggingLink = (page: Page): Locator => sidebarOf(page).locator('a[href="/docs/debugging"]');

/** The sidebar entry of the page on kernels, in a site whose only branch is open: the fixture. */
export const kernelsLink = (page: Page): Locator =>
  sidebarOf(page).locator('a[href="/docs/kernel_function"]');

/** The category of the sidebar that is open because the current page is in it. */
export const openBranchOf = (page: Page): Locator =>
  sidebarOf(page).getByRole('navigation').locator('details:has([aria-current="page"])');
