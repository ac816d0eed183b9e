import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite, type Site } from './site';

const page =
  '<!doctype html><html><head><meta charset=UTF-8><title>Fields</title><script src=/assets/js/main.0a1b.js></script></head><body>é</body></html>';
let folder = '';
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-engines-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'app.js'), 'let app;');
  mkdirSync(path.join(folder, 'assets/js'), { recursive: true });
  writeFileSync(path.join(folder, 'assets/js/main.0a1b.js'), 'let main;');
  site = await serveSite(folder);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string) => fetch(site.origin + address);

describe('serveSite', () => {
  it('puts one script of its own origin before all others of a page, and before its policy', async () => {
    expect(await (await get('/')).text()).toBe(
      page.replace('<head>', '<head><script src=/__complaints.js></script>'),
    );
    const script = await get('/__complaints.js');
    expect(await script.text()).toContain('console.error');
    expect(script.headers.get('content-type')).toBe('text/javascript');
  });

  it('leaves other files as they are', async () => {
    const response = await get('/app.js');
    expect(await response.text()).toBe('let app;');
  });

  it('keeps what failed and what pages complain of, until it is taken', async () => {
    await get('/missing.js');
    await fetch(`${site.origin}/__complaints`, { method: 'POST', body: '/: console: no' });
    await get('/app.js');
    expect(site.takeComplaints()).toEqual(['HTTP 404: GET /missing.js', '/: console: no']);
    expect(site.takeComplaints()).toEqual([]);
  });

  it('breaks files until it is healed', async () => {
    site.breakFiles(/^\/app\.js$/, 'throws');
    site.breakFiles(/^\/$/, 'lost');
    expect(await (await get('/app.js')).text()).toContain('throw new Error');
    await expect(get('/')).rejects.toThrow();
    site.heal();
    expect(await (await get('/app.js')).text()).toBe('let app;');
  });

  it('names scripts that no cache has, as long as files are broken', async () => {
    const scriptOf = async () => /\/assets\/[^ >]*/.exec(await (await get('/')).text())?.[0] ?? '';
    const breakAndHeal = async () => {
      site.breakFiles(/^\/none$/, 'lost');
      const broken = await scriptOf();
      site.heal();
      return [broken, await scriptOf()];
    };
    const addresses = [...(await breakAndHeal()), ...(await breakAndHeal())];
    const [first = '', main, second = ''] = addresses;
    expect(main).toBe('/assets/js/main.0a1b.js');
    expect(new Set([first, main, second]).size).toBe(3);
    expect(await (await get(first)).text()).toBe('let main;');
  });

  it('sends pages as they were built on request, whatever the browser has', async () => {
    site.sendAsBuilt();
    const { headers } = await get('/');
    const again = await fetch(`${site.origin}/`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(await again.text()).toBe(page);
    site.heal();
    expect(await (await get('/')).text()).not.toBe(page);
  });

  it('keeps what forms send, until it is taken', async () => {
    await fetch(`${site.origin}/subscribe`, { method: 'POST', body: 'email=ada' });
    site.takeComplaints();
    expect(site.takeForms()).toEqual(['email=ada']);
    expect(site.takeForms()).toEqual([]);
  });

  it('refuses a folder without a site', async () => {
    await expect(serveSite(path.join(folder, 'none'))).rejects.toThrow('index.html is missing. Fix:');
  });
});
