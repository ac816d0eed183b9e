import { existsSync, mkdirSync, mkdtempSync, chmodSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepAssets } from '../../tools/hosting/keepAssets';
import { readHostedSite } from '../../tools/hosting/hostedSite';
import { immutable } from '../../tools/hosting/headers';
import { linkSite } from '../support/linkSite';
import { ask } from './ask';
import { serverKinds, startServer, type RunningServer } from './servers';

// Two deployments of a site of three files, exchanged while the server runs, as the recipes in contributing/hosting.md do.
const oldScript = '/assets/js/main.1a2b3c4d.js';
const newScript = '/assets/js/main.5e6f7a8b.js';
const minute = 60_000;

let folder = '';
const at = (name: string): string => path.join(folder, name);

/** Writes a site, built at a time. The pages of both have the same length: only their times tell servers that they differ. */
function writeSite(name: string, script: string, built: Date): void {
  const files = {
    'index.html': `<!doctype html><script src="${script}"></script>`,
    '404.html': '<!doctype html><h1>Page Not Found</h1>',
    [script]: 'let app;',
  };
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(at(name), file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    utimesSync(place, built, built);
  }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-switch-'));
  chmodSync(folder, 0o755);
  const now = Date.now();
  writeSite('first', oldScript, new Date(now - 10 * minute));
  writeSite('second', newScript, new Date(now - 5 * minute));
  writeSite('kept', newScript, new Date(now - 5 * minute));
  const keep = { store: at('store'), days: 30, now: new Date(now) };
  keepAssets({ ...keep, site: at('first') });
  keepAssets({ ...keep, site: at('kept') });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(serverKinds.filter(({ program }) => existsSync(program)))('$name', (kind) => {
  let server: RunningServer;
  const link = (): string => at(`site of ${kind.name}`);
  beforeAll(async () => {
    linkSite(link(), at('first'));
    server = await startServer(kind, readHostedSite(at('first')), link());
  });
  afterAll(() => server?.stop());

  it('sends the pages of a new deployment at once, to browsers that have the old ones, too', async () => {
    linkSite(link(), at('first'));
    const { headers, body } = await ask(server.origin, '/');
    expect(body).toContain(oldScript);
    const known = {
      'if-none-match': headers.etag ?? '',
      'if-modified-since': headers['last-modified'] ?? '',
    };
    expect((await ask(server.origin, '/', known)).status).toBe(304);
    linkSite(link(), at('second'));
    const next = await ask(server.origin, '/', known);
    expect(next.status).toBe(200);
    expect(next.body).toContain(newScript);
  });

  it('answers for a file of the deployment before with the 404 page, which nobody keeps', async () => {
    linkSite(link(), at('second'));
    const { status, headers, body } = await ask(server.origin, oldScript);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('Page Not Found');
  });

  it('has that file when it was kept', async () => {
    linkSite(link(), at('kept'));
    const { status, headers, body } = await ask(server.origin, oldScript);
    expect([status, body, headers['cache-control']]).toEqual([200, 'let app;', immutable]);
    expect((await ask(server.origin, newScript)).status).toBe(200);
  });
});
