import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest, readRouteChunks } from './generatedFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-first-view-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, data: unknown): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(data));

const manifest = {
  entrypoints: ['main'],
  origins: { main: ['main', 7] },
  assets: { main: { js: [{ file: 'main.js' }] }, 7: { css: [{ file: 'styles.css' }] } },
};

describe('readManifest', () => {
  it('reads what the bundler wrote', () => {
    write('client-manifest.json', manifest);
    expect(readManifest(folder)).toEqual(manifest);
  });

  it.each([
    ['no entry', { ...manifest, entrypoints: [] }, 'entrypoints'],
    ['other origins', { ...manifest, origins: { main: 'main' } }, 'origins.main'],
    ['files as text', { ...manifest, assets: { main: { js: ['main.js'] } } }, 'assets.main.js[0]'],
  ])('refuses a manifest with %s', (_what, data, place) => {
    write('client-manifest.json', data);
    expect(() => readManifest(folder)).toThrow(/^first-view: client-manifest\.json/);
    expect(() => readManifest(folder)).toThrow(place);
  });
});

describe('readRouteChunks', () => {
  it('reads nested names', () => {
    const chunks = { '/blog-b24': { __comp: 'a', items: [{ content: 'b' }] } };
    write('routesChunkNames.json', chunks);
    expect(readRouteChunks(folder)).toEqual(chunks);
  });

  it.each([
    ['a key without a hash', { '/blog': { __comp: 'a' } }],
    ['a number for a name', { '/blog-b24': { __comp: 1 } }],
    ['a list of routes', [{ path: '/blog' }]],
  ])('refuses %s', (_what, data) => {
    write('routesChunkNames.json', data);
    expect(() => readRouteChunks(folder)).toThrow(/^first-view: routesChunkNames\.json/);
  });
});
