import { createHash } from 'node:crypto';
import { allPages, htmlOf } from '../support/sitemap';
import { barOf, menuIn } from '../support/menu';
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

test.beforeEach(async ({ page }) => {
  // The complaints of the test support record it.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} refuses ${blockedURI} ${sample}`);
    });
  });
});

test('every page is sent with a policy that allows no inline styles and no foreign scripts', async ({
  request,
}) => {
  for (const path of [...kinds, '/no-such-page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("style-src 'self'");
    expect(policy, path).not.toContain('unsafe-');
    expect(policy, path).not.toContain('*');
  }
});

for (const path of kinds) {
  test(`${path} keeps the policy while its menus, colours and copy buttons are used`, async ({ page }) => {
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

test('no page has a style attribute, a style element or an event handler in its HTML', () => {
  for (const { page: path } of allPages) {
    const html = htmlOf(path);
    expect(html.match(/<style[\s>]/i), path).toBeNull();
    expect(html.match(/<[a-z][^<>]*\sstyle=[^<>]*>/i)?.[0], path).toBeUndefined();
    expect(html.match(/<[a-z][^<>]*\son[a-z]+=[^<>]*>/i)?.[0], path).toBeUndefined();
  }
});

test('every page has the inline script and the speculation rules that the policy names by hash, and nothing else', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  for (const { page: path } of allPages) {
    const scripts = [...htmlOf(path).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes));
    expect(
      inline.map(([, attributes = '']) => attributes.trim()),
      path,
    ).toEqual(['type=speculationrules', '']);
    for (const [, , text = ''] of inline) {
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    const foreign = scripts.filter(([, attributes = '']) => /\ssrc="?(?!\/)/.test(attributes));
    expect(foreign, path).toEqual([]);
  }
});

test('no page has an analytics script, since no tracking id is set', async ({ page }) => {
  for (const { page: path } of allPages) {
    expect(htmlOf(path), path).not.toMatch(/gtag|googletagmanager|google-analytics/);
  }
  await openApp(page, '/');
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
});
