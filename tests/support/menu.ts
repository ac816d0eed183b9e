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

/** The sidebar entry of the page on kernels, found by URL: writers may change titles. */
export const kernelsLink = (page: Page): Locator =>
  sidebarOf(page).locator('a[href="/docs/kernel_function"]');
