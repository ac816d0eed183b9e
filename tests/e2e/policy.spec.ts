import { createHash } from 'node:crypto';
import { barOf, menuIn } from '../support/menu';
import { elementsOf, textOf } from '../support/readHtml';
import { logPolicyViolations } from '../support/policyViolations';
import { expect, openApp, test } from '../support/test';

const kinds = [
  '/',
  '/docs/field',
  '/api/',
  '/blog',
  '/blog/taichi-cookbook-001',
  '/blog/archive',
  '/user-stories',
  '/community',
  '/search',
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => logPolicyViolations(page));

/** The policy that is part of a page, whatever host sends it. */
const policyOf = (html: string): string =>
  elementsOf(html).find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')?.attribs
    .content ?? '';

test('every page has a policy that allows its own scripts and styles, and nothing else inline', async ({
  request,
}) => {
  for (const path of [...kinds, '/no-such-page']) {
    const response = await request.get(path);
    const policy = policyOf(await response.text());
    expect(policy, path).toContain("default-src 'self';script-src 'self' 'sha256-");
    expect(policy, path).toMatch(/;style-src 'self' 'sha256-[\w+/=]+'(?:;|$)/);
    // What is not named falls back to default-src.
    expect(policy, path).not.toMatch(/unsafe-|\*|object-src/);
    expect(response.headers()['content-security-policy'], path).toBe("frame-ancestors 'none'");
  }
});

test('no other page can frame one', async ({ page, baseURL, complaints }) => {
  complaints.expect(
    /frame-ancestors|ERR_BLOCKED_BY_RESPONSE|X-Frame-Options|failed: /,
    'the frame is refused',
  );
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/docs/field"></iframe>` }),
  );
  complaints.expect(/third party/, 'the framing page is answered by the test');
  await page.goto('https://other.example/');
  // Chromium shows a page of its own in the frame.
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Fields' })).toHaveCount(0);
});

for (const path of kinds) {
  test(`${path} keeps the policy while its menus, colors and copy buttons are used`, async ({ page }) => {
    await openApp(page, path);
    for (const name of ['Resources', 'Community', 'Version', 'Language'] as const) {
      await menuIn(barOf(page), name).summary.hover();
      await expect(menuIn(barOf(page), name).list).toBeVisible();
    }
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    for (const button of await page.getByRole('button', { name: 'Copy code' }).all()) {
      if (!(await button.isVisible())) continue;
      await button.click();
      break;
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await barOf(page).getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL('/api/');
    // The URL changes before the page, which has a navbar of its own: a click in between would hit neither.
    await expect(page.locator('html')).toHaveClass(/plugin-api-reference/);
    await barOf(page).getByRole('link', { name: 'Doc Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the policy is in force: an inline script and an inline style are refused', async ({
  page,
  complaints,
}) => {
  complaints.expect(/policy|Content Security Policy/, 'the test breaks the policy on purpose');
  await openApp(page, '/docs/field');
  const violations = await page.evaluate(async () => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.violatedDirective));
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.broken = "true"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>');
    await new Promise((resolve) => setTimeout(resolve, 0));
    return found;
  });
  expect(violations.some((directive) => directive.startsWith('script-src'))).toBe(true);
  expect(violations.some((directive) => directive.startsWith('style-src'))).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-broken');
});

test('the star count is the only request to a third party', async ({ page, baseURL }) => {
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url());
    if (origin !== baseURL && protocol.startsWith('http')) foreign.add(`${origin}${pathname}`);
  });
  for (const path of kinds) await openApp(page, path);
  expect([...foreign]).toEqual(['https://api.github.com/repos/taichi-dev/taichi']);
});

// tests/static compares the inline scripts of all pages with those of this one.
test('the policy names the inline scripts and styles of a page by their hashes', async ({ request }) => {
  const response = await request.get('/');
  const html = await response.text();
  const policy = policyOf(html);
  const inline = elementsOf(html).filter(
    ({ name, attribs }) =>
      name === 'style' ||
      (name === 'script' && attribs.src === undefined && attribs.type !== 'application/ld+json'),
  );
  expect(inline.map(({ name, attribs }) => attribs.type ?? name)).toEqual([
    'script',
    'speculationrules',
    'style',
    'script',
  ]);
  const hashes = inline.map((element) => createHash('sha256').update(textOf(element)).digest('base64'));
  expect(policy.match(/(?<='sha256-)[^']+/g)?.sort()).toEqual(hashes.sort());
});

test('no analytics run, since no tracking id is set', async ({ page }) => {
  await openApp(page, '/');
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
});
