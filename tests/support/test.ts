import { test as base, expect, type Page } from '@playwright/test';

/** What a page did wrong while a test looked at it: console errors, exceptions, failed requests, broken policy. */
export type Complaints = {
  list: string[];
  /** From here on, complaints that match are expected by the test; each call states its reason. */
  expect: (pattern: RegExp, reason: string) => void;
};

type Fixtures = { complaints: Complaints; starCount: { requests: number } };

const isLocal = (url: string) => /^(?:http:\/\/(?:127\.0\.0\.1|localhost)[:/]|data:|blob:|about:)/.test(url);

/** The test function of all specs: nothing leaves this machine, and a page that complains fails its test. */
export const test = base.extend<Fixtures>({
  starCount: [
    async ({ page }, use) => {
      const state = { requests: 0 };
      await page.route('https://api.github.com/**', async (route) => {
        state.requests += 1;
        await route.fulfill({
          json: { stargazers_count: 23412 },
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await use(state);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const list: string[] = [];
      const expected: RegExp[] = [];
      const complain = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) list.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') complain(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complain(`exception: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!isLocal(url) && !url.startsWith('https://api.github.com/'))
          complain(`request to a third party: ${url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complain(`HTTP ${response.status()}: ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        // A page that is left takes its open requests with it.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`failed: ${request.url()}`);
      });
      await use({ list, expect: (pattern) => expected.push(pattern) });
      expect(list, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until the app has taken it over. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/**
 * Presses a key that does nothing by itself, as a sign that a reader is there, and waits until the app has taken the page
 * over. Pressed again while nothing happens: a page that is being left takes the key with it.
 */
export async function waitForApp(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
}

/** Marks the document, so that a later look tells whether the page was left by a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether the document is still the marked one: the page changed inside the app. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
