import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreviewServer } from '../../tools/site/previewServer';
import { cacheControl, contentType, securityHeaders } from '../../tools/hosting/headers';
import { readHostedSite } from '../../tools/hosting/hostedSite';
import { listen } from '../support/listen';
import { ask, type Answer } from './ask';
import { ensureServers, serverKinds, startServer, type RunningServer } from './servers';

const root = path.resolve('build');
const site = readHostedSite(root);
const missing = ensureServers();
for (const line of missing) console.log(line);
if (process.env.CI && missing.length > 0) throw new Error(missing.join('\n'));

const preview = {
  name: 'the preview server',
  start: async (): Promise<RunningServer> => {
    const { origin, close } = await listen(createPreviewServer({ dir: root, log: () => undefined }));
    return { origin, stop: close };
  },
};
const servers = [
  preview,
  ...serverKinds
    .filter(({ program }) => existsSync(program))
    .map((kind) => ({ name: kind.name, start: () => startServer(kind, site, root) })),
];

const find = (folder: string, pattern: RegExp): string => {
  const html = readFileSync(path.join(root, folder, 'index.html'), 'utf8');
  const [found] = pattern.exec(html) ?? [];
  if (!found) throw new Error(`nothing in ${folder} matches ${String(pattern)}`);
  return found;
};
const script = find('docs/field', /\/assets\/interaction\.[\da-f]+\.js/);
const sheet = find('docs/field', /\/assets\/css\/[\w-]+\.[\da-f]+\.css/);
const picture = find('blog/head-first-taichi', /\/assets\/images\/[\w-]+\.(?:avif|webp)/);
const files = [
  script,
  sheet,
  picture,
  '/img/social-card.png',
  '/api/objects.inv',
  '/sitemap.xml',
  '/blog/feed.json',
  '/assets/search/en.json',
];
const pages = ['/', '/docs/field', '/docs/', '/api/', '/blog/head-first-taichi'];
const [[moved = '', target = ''] = []] = [...site.redirects];

/** Header names are not case-sensitive, and an empty media type parameter may be written with a space. */
const expectHeaders = (answer: Answer, expected: Readonly<Record<string, string>>, message: string): void => {
  for (const [name, value] of Object.entries(expected)) {
    expect(answer.headers[name.toLowerCase()], `${name} of ${message}`).toBe(value);
  }
};
const typeOf = ({ headers }: Answer): string =>
  (headers['content-type'] ?? '').replace('; ', ';').toLowerCase();

describe.each(servers)('$name', ({ name, start }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  it.each(pages)('serves %s as a page with its headers', async (page) => {
    const answer = await ask(server.origin, page);
    expect(answer.status).toBe(200);
    expect(typeOf(answer)).toBe('text/html;charset=utf-8');
    expectHeaders(answer, { ...securityHeaders(page), 'Cache-Control': 'no-cache' }, page);
    expect(answer.body).toContain('<meta http-equiv=Content-Security-Policy');
  });

  it.each(files)('serves %s with its type and headers', async (file) => {
    const answer = await ask(server.origin, file);
    expect(answer.status).toBe(200);
    expect(typeOf(answer)).toBe(contentType(file));
    expectHeaders(answer, { ...securityHeaders(file), 'Cache-Control': cacheControl(file) }, file);
  });

  it('redirects old addresses for good, and keeps the query', async () => {
    // The preview server has no rules of its own: the page redirects there.
    if (name === preview.name) return;
    for (const query of ['', '?a=b&c']) {
      for (const from of [moved, `${moved}/`]) {
        const { status, headers } = await ask(server.origin, from + query);
        expect(status).toBe(301);
        // Apache redirects to complete URLs.
        expect(new URL(headers.location ?? '', server.origin).href).toBe(server.origin + target + query);
      }
    }
  });

  it.each(['/nowhere', '/nowhere/', '/docs/nowhere.png', '/assets/js/gone.1a2b3c4d.js'])(
    'answers %s with the page for unknown addresses, which nobody may keep',
    async (address) => {
      const answer = await ask(server.origin, address);
      expect(answer.status).toBe(404);
      expect(typeOf(answer)).toBe('text/html;charset=utf-8');
      expect(answer.body).toContain('Page Not Found');
      expectHeaders(answer, { ...securityHeaders('/404.html'), 'Cache-Control': 'no-cache' }, address);
    },
  );

  it.each(site.locales)('answers an unknown address of %s in that language', async (locale) => {
    const answer = await ask(server.origin, `/${locale}/nowhere`);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(`lang=${locale}`);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/docs/..%2f..%2fpackage.json', '/.htaccess'])(
    'gives nothing away at %s',
    async (address) => {
      const answer = await ask(server.origin, address);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('devDependencies');
    },
  );

  it('compresses text, and lets caches know', async () => {
    for (const file of ['/docs/field', script, '/assets/search/en.json']) {
      const answer = await ask(server.origin, file, { 'accept-encoding': 'gzip' });
      expect(answer.headers['content-encoding'], file).toBe('gzip');
      expect(answer.headers['vary'], file).toMatch(/accept-encoding/i);
    }
  });

  it('sends nothing again that the browser still has', async () => {
    const { headers } = await ask(server.origin, '/docs/field');
    const again = await ask(server.origin, '/docs/field', {
      'if-none-match': headers.etag ?? '',
      'if-modified-since': headers['last-modified'] ?? '',
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('uses TLS only, once it was used', async () => {
    // The preview server knows no TLS.
    if (name === preview.name) return;
    expect((await ask(server.origin, '/')).headers['strict-transport-security']).toBe('max-age=63072000');
  });
});
