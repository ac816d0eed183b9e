import { versions } from '../../config/versions';
import { whenIdle } from '../support/engine';
import { barOf, menuIn } from '../support/menu';
import { pagesOf } from '../support/sitemap';
import { readStored } from '../support/storage';
import { expect, isMarked, markDocument, openApp, test } from '../support/test';
import type { Page } from '@playwright/test';

const slot = 'docs-preferred-version-default';

async function choose(page: Page, label: string): Promise<void> {
  const { summary, list } = menuIn(barOf(page), 'Version');
  await summary.hover();
  await list.getByRole('link', { name: label }).click();
}

const shown = (page: Page) => menuIn(barOf(page), 'Version').summary;

test('the version menu lists develop, v1.6.0 and v1.5.0 and marks the current one', async ({ page }) => {
  await openApp(page, '/docs/field');
  const { summary, list } = menuIn(barOf(page), 'Version');
  await summary.hover();
  await expect(list.getByRole('link')).toHaveText([/^develop/, /^v1\.6\.0/, /^v1\.5\.0/]);
  await expect(list.locator('[aria-current="true"]')).toHaveText(/^v1\.6\.0/);
  await expect(summary).toHaveText('v1.6.0');
});

test('the version menu keeps the page across the versions of the docs', async ({ page }) => {
  await openApp(page, '/docs/field');
  await markDocument(page);
  for (const [label, path] of [
    ['v1.5.0', '/docs/v1.5.0/field'],
    ['develop', '/docs/master/field'],
    ['v1.6.0', '/docs/field'],
  ] as const) {
    await choose(page, label);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
    await expect(shown(page)).toHaveText(label);
  }
  expect(await isMarked(page)).toBe(true);
});

test('the version menu keeps the page across the versions of the API', async ({ page }) => {
  await openApp(page, '/api/');
  for (const [label, path] of [
    ['develop', '/api/master/'],
    ['v1.5.0', '/api/v1.5.0/'],
    ['v1.6.0', '/api/'],
  ] as const) {
    await choose(page, label);
    await expect(page).toHaveURL(path);
    await expect(shown(page)).toHaveText(label);
  }
});

test('the API link of the bar leads to the version that the reader is in', async ({ page }) => {
  await openApp(page, '/docs/v1.5.0/field');
  await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/v1.5.0/');
});

test('outside docs and API the version menu leads to the main page of each version', async ({ page }) => {
  for (const [label, path] of [
    ['develop', '/docs/master/overview'],
    ['v1.6.0', '/docs/overview'],
    ['v1.5.0', '/docs/v1.5.0/overview'],
  ] as const) {
    await openApp(page, '/blog');
    await choose(page, label);
    await expect(page).toHaveURL(path);
  }
});

for (const section of ['docs', 'api']) {
  const roots = versions.map(({ label, path }) => ({ label, root: `/${section}/${path && `${path}/`}` }));
  const pages = pagesOf('en').filter((path) => path.startsWith(`/${section}/`));
  const idsOf = (root: string) => {
    const others = roots.filter((other) => other.root.length > root.length).map((other) => other.root);
    const own = pages.filter(
      (path) => path.startsWith(root) && !others.some((other) => path.startsWith(other)),
    );
    return own.map((path) => path.slice(root.length));
  };
  const [develop, , oldest] = roots;
  const missing = idsOf(develop?.root ?? '').find((id) => !idsOf(oldest?.root ?? '').includes(id));

  test(`a page of the ${section} that v1.5.0 lacks leads to its main page`, async ({ page }) => {
    expect(missing, `a page of the ${section} that only newer versions have`).toBeDefined();
    await openApp(page, `${develop?.root}${missing}`);
    await choose(page, 'v1.5.0');
    await expect(page).toHaveURL(section === 'api' ? '/api/v1.5.0/' : '/docs/v1.5.0/overview');
  });
}

test('the preferred version is stored, and the menu shows it on pages without versions', async ({ page }) => {
  await openApp(page, '/docs/field');
  await choose(page, 'v1.5.0');
  await expect(page).toHaveURL('/docs/v1.5.0/field');
  expect(await readStored(page, slot)).toBe('v1.5.0');
  await openApp(page, '/blog');
  await expect(shown(page)).toHaveText('v1.5.0');
});

test('the home page goes back to the current release', async ({ page }) => {
  await openApp(page, '/docs/field');
  await choose(page, 'develop');
  await expect(page).toHaveURL('/docs/master/field');
  expect(await readStored(page, slot)).toBe('current');
  await barOf(page).getByRole('link', { name: 'Doc Home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => readStored(page, slot)).toBe('v1.6.0');
});

for (const [version, state, text] of [
  [
    'master',
    'unreleased',
    'You are reading about develop: Taichi 1.7, newer than the pages that this site opens with.',
  ],
  ['v1.5.0', 'unmaintained', 'No longer maintained: you are reading about v1.5.0.'],
] as const) {
  test(`the banner of the ${state} version suggests the same page of the latest one`, async ({ page }) => {
    await openApp(page, `/docs/${version}/field`);
    const banner = page.getByRole('status').filter({ hasText: text });
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Read the page for v1.6.0' }).click();
    await expect(page).toHaveURL('/docs/field');
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(0);
    expect(await readStored(page, slot)).toBe('v1.6.0');
  });
}

test('the current release has no version banner', async ({ page }) => {
  await openApp(page, '/docs/field');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
});

/** Chunks with the routes of a version, without their hashes: plugins/first-view/splitRoutes.mjs. */
function watchRoutes(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/js\/(routes-[\w-]+)\./.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('the routes of a version come with its pages, and those of another one ahead of a click', async ({
  page,
}) => {
  const routes = watchRoutes(page);
  await openApp(page, '/docs/debugging');
  expect(routes).toContain('routes-docs');
  expect(routes).not.toContain('routes-docs-v1-5-0');
  const { summary, list } = menuIn(barOf(page), 'Version');
  await summary.hover();
  await list.getByRole('link', { name: 'v1.5.0' }).focus();
  await expect.poll(() => routes).toContain('routes-docs-v1-5-0');
  await whenIdle(page);
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\/(?!nprogress\.)/.test(request.url())) files.push(request.url());
  });
  // The next page prefetches nothing, so that all files are those of the click.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/v1.5.0/debugging');
  await expect(shown(page)).toHaveText('v1.5.0');
  expect(files).toEqual([]);
});

test('a version whose routes fail to load once is shown all the same', async ({ page, complaints }) => {
  complaints.expect(/routes-docs-v1-5-0|ERR_FAILED/, 'the file is refused once');
  await page.route('**/assets/js/routes-docs-v1-5-0.*', (route) => route.abort(), { times: 1 });
  await openApp(page, '/docs/field');
  await choose(page, 'v1.5.0');
  await expect(page).toHaveURL('/docs/v1.5.0/field');
  await expect(shown(page)).toHaveText('v1.5.0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
});
