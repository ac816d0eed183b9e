import type { Page } from '@playwright/test';
import { test as base } from './test';

/**
 * The test function for looks at many pages: all tests of a worker use one window, because opening a window takes longer than
 * opening a page. Nothing stays from one test to the next but the browser's cache.
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
    sharedPage.removeAllListeners();
    await sharedPage.unrouteAll({ behavior: 'ignoreErrors' });
    if (viewport) await sharedPage.setViewportSize(viewport);
  },
});
