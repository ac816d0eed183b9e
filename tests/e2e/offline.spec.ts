import type { Page } from '@playwright/test';
import { barOf, kernelsLink } from '../support/menu';
import {
  buildDeployments,
  newText,
  serveDeployments,
  type Deployments,
  type SwitchingServer,
} from '../support/deployments';
import { logPolicyViolations } from '../support/policyViolations';
import { expect, test, waitForApp } from '../support/test';

// Two builds of the fixture, and a server that has one of them, or is cut off.
// A whole version is downloaded in most of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let deployments: Deployments;
let server: SwitchingServer;
const folderOf = (name: 'first' | 'second'): string => deployments.site.pathOf(name);

/** Builds for the first test that runs: when all are left out, nothing is built. */
async function build(): Promise<void> {
  if (deployments) return;
  test.setTimeout(600_000);
  deployments = await buildDeployments();
  server = await serveDeployments(folderOf('first'));
}
test.afterAll(async () => {
  await server?.close();
  await deployments?.remove();
});

test.beforeEach(async ({ page, complaints }) => {
  await build();
  server.deploy(folderOf('first'));
  server.intercept = () => false;
  await logPolicyViolations(page);
  complaints.expect(/ERR_|Failed to (?:load|fetch)|failed: /, 'the test takes the network away');
  complaints.expect(/HTTP 50[03]/, 'the test breaks the server');
});

const address = (path: string): string => server.origin + path;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, version: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: version });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}: v1\\.6\\.0`) });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/** What the browser has stored for the site. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      caches: names.length,
      files: files.reduce((sum, count) => sum + count, 0),
      workers: workers.length,
    };
  });

const nothing = { caches: 0, files: 0, workers: 0 };

const press = async (page: Page, name: string): Promise<void> => {
  await button(page, name).click();
};

/** Keeps v1.6.0 and waits until it is there. */
async function keep(page: Page): Promise<void> {
  await page.goto(address('/offline'));
  await press(page, 'Keep');
  await expect(
    page.getByRole('status').filter({ hasText: 'v1.6.0 (English) is on this device' }),
  ).toBeVisible({
    timeout: 30_000,
  });
}

/** Lets the worker look for a newer edition with the next page, as it does once a day. */
const forgetCheck = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/.offline-check');
  });

test('nothing is stored, and no worker is registered, before the press', async ({ page }) => {
  for (const path of ['/docs/field', '/offline']) {
    await page.goto(address(path));
    await waitForApp(page);
  }
  await expect(button(page, 'Keep')).toBeVisible();
  await expect(row(page, 'v1.6.0')).toContainText(/\d MB on the device, [\d.]+ MB to download/);
  expect(await stored(page)).toEqual(nothing);
});

test('a kept version opens without a network: pages, links, search, live data', async ({ page }) => {
  await keep(page);
  await expect(row(page, 'v1.6.0')).toContainText('On this device');
  server.deploy(null);
  for (const [path, heading] of [
    ['/docs/field', /^Field/],
    ['/docs/field/', /^Field/],
    ['/docs/field?from=mail#declare', /^Field/],
    ['/api/taichi/math/', /math/],
    ['/', /./],
  ] as const) {
    await page.goto(address(path));
    await expect(title(page), path).toHaveText(heading);
  }
  await page.goto(address('/docs/field'));
  await waitForApp(page);
  await kernelsLink(page).click();
  await expect(page).toHaveURL(address('/docs/kernel_function'));
  await expect(title(page)).toHaveText(/^Kernels/);
  await barOf(page)
    .getByRole('link', { name: /^Search/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.locator('[role=combobox]').fill('kernel');
  await expect(dialog.locator('[role=option]').first()).toContainText(/kernel/i);
  const pictures = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  expect(pictures).toEqual([]);
});

test('a page that is not kept says so at once, and leads to what is kept', async ({ page, complaints }) => {
  complaints.expect(/404/, 'there is no such page');
  await keep(page);
  server.deploy(null);
  await page.goto(address('/docs/master/field'));
  await expect(page).toHaveURL(address('/offline?page=%2Fdocs%2Fmaster%2Ffield'));
  await expect(page.getByText('This page is not on your device')).toBeVisible();
  await expect(page.getByText('/docs/master/field', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'the same page in v1.6.0 (English)' }).click();
  await expect(page).toHaveURL(address('/docs/field'));
  await expect(title(page)).toHaveText(/^Field/);
  // A page of another language, and an unknown one.
  for (const path of ['/fr-FR/docs/field', '/no/such/page']) {
    await page.goto(address(path));
    await expect(page.getByText('This page is not on your device')).toBeVisible();
    await expect(page.getByRole('link', { name: 'v1.6.0 (English)', exact: true })).toHaveAttribute(
      'href',
      '/docs/',
    );
  }
  server.deploy(folderOf('first'));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
});

test('with a network, pages are those of the site', async ({ page }) => {
  await keep(page);
  server.deploy(folderOf('second'));
  await page.goto(address('/docs/field'));
  await expect(page.getByText(newText)).toBeVisible();
  await page.goto(address('/blog'));
  await expect(page).toHaveURL(address('/blog'));
});

test('a server that fails or hangs is not waited for', async ({ page }) => {
  await keep(page);
  server.intercept = (_request, response) => {
    response.writeHead(503).end('down');
    return true;
  };
  await page.goto(address('/docs/field'));
  await expect(title(page)).toHaveText(/^Field/);
  server.intercept = () => true;
  await page.goto(address('/docs/kernel_function'));
  await expect(title(page)).toHaveText(/^Kernels/);
});

test('after a deployment, the kept version is updated by what changed, and an old tab loses nothing', async ({
  page,
  context,
}) => {
  await keep(page);
  const old = await context.newPage();
  await old.goto(address('/docs/field'));
  await waitForApp(old);
  await old.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  server.deploy(folderOf('second'));
  await forgetCheck(page);
  server.requested();
  await page.goto(address('/docs/field'));
  // The worker works on its own: its record says when it is done.
  await expect(async () => {
    const text = await page.evaluate(async () => {
      const match = await caches.match('/docs/kernel_function');
      const record = (await (await caches.match('/.offline/en/v1.6.0'))?.json()) as { state: string };
      return `${record.state} ${await match?.text()}`;
    });
    expect(text).toMatch(/^complete/);
    expect(text).toContain(newText);
  }).toPass({ timeout: 30_000 });
  const requested = server.requested();
  expect(requested).toContain('/docs/kernel_function');
  expect(requested, 'a picture that did not change').not.toContainEqual(
    expect.stringMatching(/\.(?:webp|avif)$/),
  );
  server.deploy(null);
  await page.goto(address('/docs/kernel_function'));
  await expect(page.getByText(newText)).toBeVisible();
  // The tab from before has its own files, without a network too.
  await kernelsLink(old).click();
  await expect(old).toHaveURL(address('/docs/kernel_function'));
  await expect(title(old)).toHaveText(/^Kernels/);
  await expect(old.locator('html')).toHaveAttribute('data-marked', '');
});

test('the page offers an update, and fetches only what changed', async ({ page }) => {
  await keep(page);
  server.deploy(folderOf('second'));
  await page.reload();
  await expect(row(page, 'v1.6.0')).toContainText('the site has a newer edition');
  server.requested();
  await press(page, 'Update');
  await expect(row(page, 'v1.6.0').getByText('On this device', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  const requested = server.requested();
  expect(requested).toContain('/docs/field');
  expect(requested).not.toContainEqual(expect.stringMatching(/\.(?:webp|avif)$/));
});

test('what is kept can be removed, without a network too', async ({ page }) => {
  await keep(page);
  server.deploy(null);
  await press(page, 'Remove');
  await expect(page.getByRole('status').filter({ hasText: 'no longer on this device' })).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
  server.deploy(folderOf('first'));
  await page.goto(address('/docs/field'));
  await expect(title(page)).toHaveText(/^Field/);
});

test('a download can be stopped, and goes on from there', async ({ page }) => {
  let isSlow = true;
  server.intercept = (request) =>
    isSlow && (request.url ?? '').startsWith('/docs/') && 'x-keep-offline' in request.headers;
  await page.goto(address('/offline'));
  await press(page, 'Keep');
  const bar = row(page, 'v1.6.0').getByRole('progressbar');
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(100_000);
  await expect(row(page, 'v1.6.0')).toContainText(/[\d.]+ MB of [\d.]+ MB/);
  await press(page, 'Stop');
  await expect(row(page, 'v1.6.0')).toContainText('The download is not finished');
  isSlow = false;
  // A reload changes nothing about it.
  await page.reload();
  server.requested();
  await press(page, 'Continue');
  await expect(row(page, 'v1.6.0')).toContainText('On this device', { timeout: 30_000 });
  // The first file of the list was there already.
  expect(server.requested()).not.toContainEqual(expect.stringMatching(/\/assets\/css\/styles\./));
});

test('a network that goes away during the download', async ({ page }) => {
  test.slow();
  server.intercept = (request) => {
    if (!(request.url ?? '').startsWith('/docs/') || !('x-keep-offline' in request.headers)) return false;
    request.socket.destroy();
    return true;
  };
  await page.goto(address('/offline'));
  await press(page, 'Keep');
  await expect(failure(page)).toContainText('The download broke off', { timeout: 30_000 });
  server.intercept = () => false;
  await press(page, 'Continue');
  await expect(row(page, 'v1.6.0')).toContainText('On this device', { timeout: 30_000 });
  await expect(failure(page)).toHaveCount(0);
});

test.describe('bad input', () => {
  test('the build has written no list', async ({ page, complaints }) => {
    complaints.expect(/404/, 'the list is missing');
    server.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/offline/')) return false;
      response.writeHead(404).end();
      return true;
    };
    await page.goto(address('/offline'));
    await expect(page.getByText('Nothing can be downloaded now')).toBeVisible();
    await expect(page.getByText('The site works on as before.')).toBeVisible();
    expect(await stored(page)).toEqual(nothing);
  });

  test('the list of a version is damaged', async ({ page }) => {
    server.intercept = (request, response) => {
      if (!request.url?.endsWith('/v1.6.0.json')) return false;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"format":1,"files":');
      return true;
    };
    await page.goto(address('/offline'));
    await press(page, 'Keep');
    await expect(failure(page)).toContainText('The list of files could not be loaded');
    expect(await stored(page)).toEqual(nothing);
  });

  test('the worker is missing', async ({ page, complaints }) => {
    complaints.expect(/404|ServiceWorker/, 'the worker is missing');
    server.intercept = (request, response) => {
      if (request.url !== '/offline-worker.js') return false;
      response.writeHead(404).end();
      return true;
    };
    await page.goto(address('/offline'));
    await press(page, 'Keep');
    await expect(failure(page)).toContainText('did not start the program');
    expect(await stored(page)).toEqual(nothing);
  });

  test('the disk is full', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await page.goto(address('/offline'));
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 200_000 });
    await press(page, 'Keep');
    await expect(failure(page)).toContainText(/no room for another [\d.]+ MB/);
    expect(await stored(page)).toEqual(nothing);
    await page.goto(address('/docs/field'));
    await expect(title(page)).toHaveText(/^Field/);
  });

  test('the disk becomes full during the download, whatever the browser has promised', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 1e12, usage: 0 });
    });
    await page.goto(address('/offline'));
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 600_000 });
    await press(page, 'Keep');
    await expect(failure(page)).toContainText(/no room for another [\d.]+ MB/, { timeout: 30_000 });
    expect(await stored(page)).toEqual(nothing);
  });

  test('files are missing from the store: the page repairs them, and says so meanwhile', async ({ page }) => {
    await keep(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        await (await caches.open(name)).delete('/docs/field');
        await (await caches.open(name)).delete('/docs/kernel_function');
      }
    });
    server.deploy(null);
    await page.goto(address('/docs/field'));
    await expect(page.getByText('This page is not on your device')).toBeVisible();
    server.deploy(folderOf('first'));
    await page.goto(address('/offline'));
    await expect(row(page, 'v1.6.0')).toContainText('Damaged: files are missing (2)');
    await press(page, 'Repair');
    await expect(row(page, 'v1.6.0').getByText('On this device', { exact: true })).toBeVisible();
    server.deploy(null);
    await page.goto(address('/docs/field'));
    await expect(title(page)).toHaveText(/^Field/);
  });

  test('the record is damaged: nothing breaks, and it can be removed', async ({ page }) => {
    await keep(page);
    await page.evaluate(async () => {
      for (const name of (await caches.keys()).filter((each) => each.includes('records'))) {
        await (await caches.open(name)).put('/.offline/en/v1.6.0', new Response('{"set":'));
      }
    });
    await page.goto(address('/docs/field'));
    await expect(title(page)).toHaveText(/^Field/);
    server.deploy(null);
    await page.goto(address('/docs/master/field'));
    await expect(page.getByText('There is no network, and this page is not on your device.')).toBeVisible();
    server.deploy(folderOf('first'));
    await page.goto(address('/offline'));
    await expect(row(page, 'v1.6.0')).toContainText('what is stored cannot be read');
    await press(page, 'Remove');
    await expect(button(page, 'Keep')).toBeVisible();
    expect(await stored(page)).toEqual(nothing);
  });

  test('the server sends something else in place of a file', async ({ page }) => {
    server.intercept = (request, response) => {
      if (request.url !== '/docs/field' || !('x-keep-offline' in request.headers)) return false;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('Please log in to this network.');
      return true;
    };
    await page.goto(address('/offline'));
    await press(page, 'Keep');
    await expect(failure(page)).toContainText('another file than its list promises: /docs/field');
  });

  test('an address with a page of another site leads nowhere', async ({ page }) => {
    await page.goto(address('/offline?page=//other.example/'));
    await expect(button(page, 'Keep')).toBeVisible();
    await expect(page.getByText('This page is not on your device')).toHaveCount(0);
  });
});
