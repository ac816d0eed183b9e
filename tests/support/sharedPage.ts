import type { Page } from '@playwright/test';
import { test as base } from './test';

/**
 * Test function for checks of many pages: all tests of a worker share one window, because opening a window takes longer
 * than opening a page. Only the browser's cache is kept between tests.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL, viewport, locale, timezoneId, ...contextOptions });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    await use(sharedPage);
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Ends the requests of this page: one that failed later would count as a complaint of the next test.
    await sharedPage.goto('about:blank');
    sharedPage.removeAllListeners();
    await sharedPage.unrouteAll({ behavior: 'ignoreErrors' });
    if (viewport) await sharedPage.setViewportSize(viewport);
  },
});
