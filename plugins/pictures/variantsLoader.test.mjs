// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import variantsLoader from './variantsLoader.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 20 };
const picture = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: 'teal', noise } })
    .png()
    .toBuffer();

/**
 * @param {Buffer} content
 * @param {{ mode?: string, name?: string }} [build]
 */
async function load(content, { mode = 'production', name = 'client' } = {}) {
  /** @type {string[]} */
  const emitted = [];
  const context = {
    ...{ mode, rootContext: folder, resourcePath: path.join(folder, 'blog/a.png'), query: '?100,200' },
    ...{ _compiler: { name }, emitFile: (/** @type {string} */ file) => emitted.push(file) },
  };
  const code = await variantsLoader.call(/** @type {any} */ (context), content);
  const body = code.replace('export default', 'return');
  /** @type {unknown} */
  const value = new Function('__webpack_public_path__', body)('/base/');
  return { value, emitted };
}

describe('variantsLoader', () => {
  it('emits the files that it lists', async () => {
    const { value, emitted } = await load(await picture());
    expect(emitted).toHaveLength(3);
    expect(value).toBe(emitted.map((file, at) => `/base/${file} ${[100, 200, 300][at]}w`).join(', '));
    for (const file of emitted) expect(file).toMatch(/^assets\/images\/a-\d00\.[\da-f]{8}\.avif$/);
  });

  it('lists the same for the server and emits nothing there', async () => {
    const content = await picture();
    const [client, server] = [await load(content), await load(content, { name: 'server' })];
    expect(server).toEqual({ value: client.value, emitted: [] });
  });

  it('makes nothing for the development server', async () => {
    expect(await load(await picture(), { mode: 'development' })).toEqual({
      value: 'none',
      emitted: [],
    });
  });

  it('exports "none" when no variant is worth a file', async () => {
    const tiny = await sharp({ create: { width: 3, height: 3, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    expect(await load(tiny)).toEqual({ value: 'none', emitted: [] });
  });

  it('names the picture that cannot be read, and the fix', async () => {
    await expect(load(Buffer.from('no'))).rejects.toThrow(
      /^blog\/a\.png: this picture .*Fix: export it again/s,
    );
  });
});
