import { test as base, expect, type Page } from '@playwright/test';
import { unchangedReason } from '../../tools/test/unchangedReason';
import { openTestRecord, type TestRecord } from '../unchanged/recordTest';
import { describeStart } from './describeStart';

/** Problems that a page had during a test: console errors, exceptions, failed requests, policy violations. */
export type Complaints = {
  list: string[];
  /** From here on, complaints that match are expected by the test; each call states its reason. */
  expect: (pattern: RegExp, reason: string) => void;
};

type Fixtures = {
  /** Skips a test that saw nothing that changed since it passed, and records one that passes: tests/unchanged. */
  record: TestRecord | undefined;
  complaints: Complaints;
  starCount: { requests: number };
};

const isLocal = (url: string) =>
  /^(?:http:\/\/(?:127\.0\.0\.1|localhost)[:/]|file:|data:|blob:|about:)/.test(url);

/** Test function of all specs: no request leaves this machine, and a page with complaints fails its test. */
export const test = base.extend<Fixtures>({
  record: [
    async ({ baseURL }, use, info) => {
      const record = openTestRecord(info, new URL(baseURL ?? '').origin);
      info.skip(record?.isUnchanged ?? false, unchangedReason);
      await use(record);
      if (info.status === 'passed') record?.pass();
    },
    { auto: true },
  ],
  context: async ({ record, context }, use) => {
    record?.watch(context);
    await use(context);
    record?.endWatch(context);
  },
  request: async ({ record, request }, use) => {
    record?.watchRequests(request);
    await use(request);
  },
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
        // The request for the star count, the only one to a third party, may end after its route has been removed.
        const isStarCount = message.location().url.startsWith('https://api.github.com/');
        if (message.type() === 'error' && !isStarCount) complain(`console: ${message.text()}`);
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
        // Leaving a page aborts its pending requests.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`failed: ${request.url()}`);
      });
      await use({ list, expect: (pattern) => expected.push(pattern) });
      expect(list, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/**
 * Presses a key without effect, as a first interaction, and waits until the page is hydrated. Repeated until something
 * happens: a page that is being left swallows the key.
 */
export async function waitForApp(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 2000 });
  })
    .toPass({ timeout: 15_000 })
    .catch(async () => {
      throw new Error(await describeStart(page));
    });
}

/** Marks the document, so that a later check can detect a full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether the document is still the marked one: navigation stayed within the app. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
