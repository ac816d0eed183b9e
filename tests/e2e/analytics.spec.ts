import { buildAndServe } from '../support/built-site';
import type { Listening } from '../support/listen';
import { barOf, kernelsLink } from '../support/menu';
import { expect, openApp, test } from '../support/test';
import type { Page } from '@playwright/test';

const trackingId = 'G-TEST';

// These tests have a build of their own, of the fixture: with a tracking id, and without a newsletter service.
test.describe.configure({ mode: 'default' });
let built: Listening;

// Not before all tests: when they are left out, nothing is built.
test.beforeEach(async () => {
  test.setTimeout(120_000);
  built ??= await buildAndServe({ env: { GTAG_TRACKING_ID: trackingId } });
});
test.afterAll(() => built?.close());

/** Replaces the service's script and records each call with the properties that the service reads from the page. */
const service = `
  window.sent = [];
  const settings = {};
  const take = (call) => {
    const [kind, name, value] = call;
    if (kind === 'set') settings[name] = value;
    if (kind === 'event') {
      sent.push({ name, path: settings.page_path, title: document.title, location: document.location.href });
    }
  };
  dataLayer.push = (...calls) => { calls.forEach(take); return Array.prototype.push.apply(dataLayer, calls); };
`;

type PageView = { name: string; path: string; title: string; location: string };

const calls = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    return dataLayer.map((call) => [...Array.from(call)]);
  });
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: PageView[] }).sent);

test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(
    /googletagmanager\.com|google-analytics\.com/,
    'the analytics service, answered by the test',
  );
  await page.route(/googletagmanager\.com|google-analytics\.com/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: service }),
  );
  await openApp(page, `${built.origin}/docs/field`);
  await expect.poll(() => page.evaluate(() => 'sent' in window)).toBe(true);
});

test('the tracking id is configured with IP anonymization', async ({ page }) => {
  const config = (await calls(page)).find(([kind]) => kind === 'config');
  expect(config).toEqual(['config', trackingId, { anonymize_ip: true }]);
});

test('a page view is sent on each change of route, with path, title and location of the new page', async ({
  page,
}) => {
  await kernelsLink(page).click();
  await expect(page).toHaveTitle(/^Kernels/);
  await expect.poll(async () => (await sent(page)).length).toBe(1);
  await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
  await expect.poll(async () => (await sent(page)).length).toBe(2);
  const [kernels, api] = await sent(page);
  expect(kernels).toMatchObject({ name: 'page_view', path: '/docs/kernel_function' });
  expect(kernels?.title).toMatch(/^Kernels/);
  expect(kernels?.location).toBe(`${built.origin}/docs/kernel_function`);
  expect(api).toMatchObject({ name: 'page_view', path: '/api/', location: `${built.origin}/api/` });
  expect(api?.title).toMatch(/API/);
});

test('a page view has the title of the new page when the frame that writes the title is late', async ({
  page,
}) => {
  await page.evaluate(() => {
    const { requestAnimationFrame: request } = window;
    window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 300);
  });
  await kernelsLink(page).click();
  await expect
    .poll(async () => (await sent(page)).map(({ title }) => title.split(' ')[0]))
    .toEqual(['Kernels']);
});

test('a page view is sent when the reader goes back', async ({ page }) => {
  await kernelsLink(page).click();
  await expect.poll(async () => (await sent(page)).length).toBe(1);
  await page.goBack();
  await expect
    .poll(async () => (await sent(page)).map(({ path }) => path))
    .toEqual(['/docs/kernel_function', '/docs/field']);
});

test('without a newsletter service the box shows a note and accepts no address', async ({ page }) => {
  const footer = page.locator('footer.footer');
  await expect(footer.getByText('The newsletter is not connected on this copy of the site.')).toBeVisible();
  await expect(footer.getByRole('textbox')).toHaveCount(0);
});
