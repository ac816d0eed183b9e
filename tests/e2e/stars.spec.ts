import { barOf } from '../support/menu';
import { blockStorage } from '../support/storage';
import { expect, openApp, test } from '../support/test';
import type { Page } from '@playwright/test';

const endpoint = 'https://api.github.com/**';
const badge = (page: Page, count: string) =>
  barOf(page).getByRole('link', { name: `Taichi on GitHub, ${count} stars` });

test('the star badge shows thousands with one decimal', async ({ page }) => {
  await openApp(page, '/');
  await expect(badge(page, '23.4 k')).toHaveText('23.4 k');
  await expect(badge(page, '23.4 k')).toHaveAttribute('href', 'https://github.com/taichi-dev/taichi');
});

test('the star count is asked for once a session: with GET, for the project, without a payload', async ({
  page,
  starCount,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('https://api.github.com/')) return;
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? 'no payload'}`);
  });
  for (const path of ['/', '/docs/field', '/blog', '/fr-FR/docs/field']) {
    await openApp(page, path);
    await expect(barOf(page).locator('.stars')).toHaveText('23.4 k');
  }
  await barOf(page).getByRole('link').nth(2).click();
  await expect(barOf(page).locator('.stars')).toHaveText('23.4 k');
  expect(starCount.requests).toBe(1);
  expect(requests).toEqual(['GET https://api.github.com/repos/taichi-dev/taichi no payload']);
});

test('without the field in the answer the star badge shows 20.0k', async ({ page }) => {
  const asked = page.waitForResponse(endpoint);
  await page.route(endpoint, (route) =>
    route.fulfill({ json: { forks: 1 }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openApp(page, '/');
  await asked;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stars'))).toBe('20.0k');
  await expect(badge(page, '20.0k')).toHaveText('20.0k');
});

test('when the answer is an error the star badge shows 20.0k', async ({ page, complaints }) => {
  complaints.expect(/403/, 'the test answers with 403, and the browser logs that');
  const asked = page.waitForResponse(endpoint);
  await page.route(endpoint, (route) =>
    route.fulfill({
      status: 403,
      json: { stargazers_count: 1 },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await openApp(page, '/');
  await asked;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stars'))).toBe('20.0k');
  await expect(badge(page, '20.0k')).toHaveText('20.0k');
});

test('when the call fails the star badge shows 20.0k', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|api\.github\.com/, 'the test cuts the call off, and the browser logs that');
  const failed = page.waitForEvent('requestfailed');
  await page.route(endpoint, (route) => route.abort('failed'));
  await openApp(page, '/');
  await failed;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stars'))).toBe('20.0k');
  await expect(badge(page, '20.0k')).toHaveText('20.0k');
});

test('the star badge works when storage is blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await openApp(page, '/');
  await expect(badge(page, '23.4 k')).toBeVisible();
});
