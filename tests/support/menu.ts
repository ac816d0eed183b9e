import type { Locator, Page } from '@playwright/test';

type MenuName = 'Resources' | 'Community' | 'Version' | 'Language';

/** The menu bar; its name depends on the language. */
export const barOf = (page: Page): Locator => page.locator('nav.navbar');

/** The sidebar on wide screens, the drawer on narrow ones. */
export const sidebarOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Sidebar' });

/** The main menu inside the drawer. */
export const drawerToolsOf = (page: Page): Locator => sidebarOf(page).locator('.drawer__tools');

/** A menu by its English name: the part that opens it and the list that opens. `summary` has no role of its own. */
export function menuIn(scope: Locator, name: MenuName): { summary: Locator; list: Locator } {
  const summary = scope.locator(`summary[aria-label^="${name}: "], summary:has-text("${name}")`);
  return { summary, list: summary.locator('xpath=../following-sibling::ul') };
}

/** The entry of the sidebar for the page on kernels, by its address: titles are the writers' to change. */
export const kernelsLink = (page: Page): Locator =>
  sidebarOf(page).locator('a[href="/docs/kernel_function"]');
