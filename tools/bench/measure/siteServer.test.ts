import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Listening } from './listen';
import { serveSite, type SiteServerOptions } from './siteServer';

const dir = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
const page = `<title>Field</title>${'field '.repeat(400)}`;
mkdirSync(path.join(dir, 'docs/field'), { recursive: true });
mkdirSync(path.join(dir, 'assets/js'), { recursive: true });
writeFileSync(path.join(dir, 'index.html'), page);
writeFileSync(path.join(dir, 'docs/field/index.html'), page);
writeFileSync(path.join(dir, 'docs/layout.html'), page);
writeFileSync(path.join(dir, 'assets/js/main.0a1b2c3d.js'), `'${'code '.repeat(400)}'`);
writeFileSync(path.join(dir, 'small.css'), 'a {}');
writeFileSync(path.join(dir, 'picture.png'), Buffer.alloc(2000));

const servers: Listening[] = [];
const serve = async (options: Partial<SiteServerOptions> = {}) => {
  const server = await serveSite({ dir, isPeer: false, encoding: 'br', ...options });
  servers.push(server);
  return server.origin;
};

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test.each([
  ['/', 'text/html;charset=utf-8', 'br'],
  ['/docs/field', 'text/html;charset=utf-8', 'br'],
  ['/docs/field/?query#hash', 'text/html;charset=utf-8', 'br'],
  ['/docs/layout', 'text/html;charset=utf-8', 'br'],
  ['/docs/layout.html', 'text/html;charset=utf-8', 'br'],
  ['/assets/js/main.0a1b2c3d.js', 'text/javascript;charset=utf-8', 'br'],
  ['/small.css', 'text/css;charset=utf-8', null],
  ['/picture.png', 'image/png', null],
])('%s is served as %s with encoding %s', async (url, type, encoding) => {
  const response = await fetch((await serve()) + url, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  if (type.startsWith('text/html')) expect(await response.text()).toBe(page);
});

test.each([
  ['gzip', 'gzip, br', 'gzip'],
  ['br', 'gzip', null],
  ['gzip', 'identity', null],
] as const)('a %s server answers "Accept-Encoding: %s" with %s', async (encoding, accepted, expected) => {
  const response = await fetch(await serve({ encoding }), { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('Content-Encoding')).toBe(expected);
  expect(await response.text()).toBe(page);
});

test.each(['/docs', '/missing', '/..%2f..%2fetc/passwd', '/%2e%2e/etc/passwd'])(
  '%s does not exist',
  async (url) => {
    expect((await fetch((await serve()) + url)).status).toBe(404);
  },
);

test('a page is revalidated, a hashed file is not', async () => {
  const origin = await serve();
  const first = await fetch(origin);
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const second = await fetch(origin, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
  expect(second.status).toBe(304);
  const script = await fetch(`${origin}/assets/js/main.0a1b2c3d.js`);
  expect(script.headers.get('Cache-Control')).toContain('immutable');
});

test.each([true, false])('a peer (%s) is served without our security headers', async (isPeer) => {
  const response = await fetch(await serve({ isPeer }));
  expect(response.headers.has('Content-Security-Policy')).toBe(!isPeer);
});
