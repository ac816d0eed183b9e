import { buffer } from 'node:stream/consumers';
import { keepAssets } from '../../tools/hosting/keepAssets';
import {
  buildDeployments,
  copyBuild,
  newText,
  serveDeployments,
  type Deployments,
  type SwitchingServer,
} from '../support/deployments';
import { barOf, kernelsLink } from '../support/menu';
import { expect, isMarked, markDocument, openApp, test, waitForApp } from '../support/test';
import type { Page } from '@playwright/test';

// A tab that was opened on one deployment, and a server that has the next one: two builds of the fixture, whose pages, app and search differ.
test.describe.configure({ mode: 'default' });

type Deployment = 'first' | 'second' | 'second with kept files';

let deployments: Deployments;
let server: SwitchingServer;
let posted: string[] = [];

const deploy = (name: Deployment): void => server.deploy(deployments.site.pathOf(name));

/** Builds for the first test that runs: when all are left out, nothing is built. */
async function build(): Promise<void> {
  if (deployments) return;
  test.setTimeout(300_000);
  deployments = await buildDeployments();
  const { site } = deployments;
  const kept = copyBuild(site, 'second', 'second with kept files');
  const keep = { store: site.pathOf('kept'), days: 30, now: new Date() };
  keepAssets({ ...keep, site: site.pathOf('first') });
  expect(keepAssets({ ...keep, site: kept }).kept, 'files that only the first build has').toBeGreaterThan(5);
  server = await serveDeployments(site.pathOf('first'));
  // The provider of the newsletter.
  server.intercept = (request, response) => {
    if (request.method !== 'POST') return false;
    void buffer(request).then((body) => {
      posted.push(body.toString());
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Subscribed');
    });
    return true;
  };
}
test.afterAll(async () => {
  await server?.close();
  await deployments?.remove();
});

test.beforeEach(async ({ complaints }) => {
  await build();
  deploy('first');
  posted = [];
  complaints.expect(/404|\/assets\//, 'the next deployment does not have the files of this tab');
});

const address = (page: string): string => `${server.origin}${page}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => barOf(page).getByRole('link', { name: /^Search/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const email = (page: Page) => page.locator('form.subscribe__form').getByRole('textbox');
const subscribe = (page: Page) => page.locator('form.subscribe__form').getByRole('button');
const failure = (page: Page) => page.getByRole('alert');

for (const next of ['second', 'second with kept files'] as const) {
  const hasOldFiles = next !== 'second';

  test.describe(`deployment "${next}"`, () => {
    test('an untouched page: text, links and colors work on', async ({ page }) => {
      await page.goto(address('/docs/field'));
      deploy(next);
      await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      if (hasOldFiles) await waitForApp(page);
      else await expect(failure(page)).toBeInViewport();
      await kernelsLink(page).click();
      await expect(page).toHaveURL(address('/docs/kernel_function'));
      await expect(title(page)).toHaveText(/^Kernels/);
    });

    test('an untouched page: the search answers what is typed, in the dialog or in the box', async ({
      page,
    }) => {
      await page.goto(address('/docs/field'));
      deploy(next);
      await page.keyboard.press('/');
      await page.keyboard.type('kernel');
      // Without the app the box of the first script answers: the script of the search has the same name in both deployments.
      const field = hasOldFiles
        ? dialog(page).locator('[role=combobox]')
        : page.locator('dialog input[name=q]');
      await expect(field).toHaveValue('kernel');
      await expect(page.locator('dialog [role=option]').first()).toContainText(/kernel/i);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/kernel/);
    });

    test('an untouched page: a written address is sent', async ({ page }) => {
      await page.goto(address('/docs/field'));
      await page.evaluate(() => document.querySelector('form.subscribe__form')?.scrollIntoView());
      deploy(next);
      await email(page).fill('ada@example.org');
      await subscribe(page).click();
      await expect.poll(() => posted.length).toBe(1);
      expect(posted[0]).toContain('ada@example.org');
      await expect(page.getByText('Subscribed').first()).toBeVisible();
    });

    test('a running app: a link leads to its page, and Back to the one before', async ({ page }) => {
      // Whoever saves data has nothing that was loaded ahead.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await openApp(page, address('/docs/field'));
      await markDocument(page);
      deploy(next);
      await kernelsLink(page).click();
      await expect(page).toHaveURL(address('/docs/kernel_function'));
      await expect(title(page)).toHaveText(/^Kernels/);
      expect(await isMarked(page)).toBe(hasOldFiles);
      await page.goBack();
      await expect(page).toHaveURL(address('/docs/field'));
      await expect(title(page)).toHaveText(/^Field/);
    });

    test('a running app: a half-written address stays, and is sent', async ({ page }) => {
      await openApp(page, address('/docs/field'));
      await email(page).fill('ada@exam');
      deploy(next);
      await email(page).press('End');
      await page.keyboard.type('ple.org');
      await subscribe(page).click();
      await expect(subscribe(page)).toHaveText('Subscribed');
      expect(posted).toHaveLength(1);
    });

    test('an open search: typed text stays, and the search answers or says why not', async ({ page }) => {
      await openApp(page, address('/docs/field'));
      await search(page).click();
      const field = dialog(page).locator('[role=combobox]');
      await field.fill('ker');
      await expect(dialog(page).locator('[role=option]').first()).toBeVisible();
      deploy(next);
      await field.pressSequentially('nel');
      await expect(field).toHaveValue('kernel');
      await expect(
        dialog(page)
          .locator('[role=option]')
          .or(dialog(page).getByText(/not available/))
          .first(),
      ).toBeVisible();
      await field.fill('field');
      await expect(dialog(page).locator('[role=option]').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(title(page)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    });
  });
}

test('the second deployment is a different one', async ({ page }) => {
  const files = async () => {
    await page.goto(address('/docs/field'));
    return page.locator('script[data-app]').getAttribute('data-app');
  };
  const before = await files();
  deploy('second');
  expect(await files()).not.toBe(before);
  await expect(page.getByText(newText)).toBeVisible();
});
