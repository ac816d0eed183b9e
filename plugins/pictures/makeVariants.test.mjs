// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVariants } from './makeVariants.mjs';
import { sizesFile } from './store.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const folders = (name = 'cache') => ({ stored: path.join(folder, 'stored'), cache: path.join(folder, name) });
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture to encode: soft stripes with a little noise. */
const drawn = (/** @type {number} */ width, /** @type {number} */ height) => {
  const raw = Buffer.alloc(width * height * 3);
  raw.forEach((_, at) => (raw[at] = 128 + 90 * Math.sin(at / 40) + ((at * 7919) % 23)));
  return sharp(raw, { raw: { width, height, channels: 3 } });
};

/** @type {Buffer} */
let picture;
beforeAll(async () => {
  picture = await drawn(600, 300).webp({ quality: 90 }).toBuffer();
});

describe('makeVariants', () => {
  it('makes AVIF in the widths below that of the picture, and in its own', async () => {
    const { variants } = await makeVariants(picture, [200, 480, 800], folders());
    expect(variants.map(({ width }) => width)).toEqual([200, 480, 600]);
    for (const { width, content } of variants) {
      const made = await sharp(content).metadata();
      expect([made.format, made.width, made.height]).toEqual(['heif', width, width / 2]);
      expect(content.length).toBeLessThan(picture.length);
    }
  });

  it('returns cached variants, and makes nothing twice concurrently', async () => {
    const place = folders('twice');
    const [one, two] = await Promise.all([
      makeVariants(picture, [200], place),
      makeVariants(picture, [200], place),
    ]);
    expect(one.variants.map(({ content }) => content)).toEqual(two.variants.map(({ content }) => content));
    expect(one.variants[0]?.content).toBe(two.variants[0]?.content);
    const files = readdirSync(place.cache).map((file) => path.join(place.cache, file));
    const times = files.map((file) => statSync(file).mtimeMs);
    expect(await makeVariants(picture, [200], place)).toEqual(one);
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times);
    expect(files).toHaveLength(2);
  });

  it('takes what is stored, and makes the rest', async () => {
    const made = await makeVariants(picture, [200], folders('first'));
    const [own = ''] = readdirSync(folders('first').cache).filter((file) => file.endsWith('-600.avif'));
    const stored = path.join(folder, 'some');
    mkdirSync(stored);
    writeFileSync(path.join(stored, own), 'stored');
    writeFileSync(path.join(stored, sizesFile), JSON.stringify({ [own]: 6 }));
    const place = { stored, cache: path.join(folder, 'second') };
    const { hash, variants } = await makeVariants(picture, [200], place);
    expect(hash).toBe(made.hash);
    expect(variants.map(({ content }) => content.length)).toEqual([made.variants[0]?.content.length, 6]);
    expect(readdirSync(place.cache)).toHaveLength(1);
  });

  it('makes one file for pages that show a picture in different sizes', async () => {
    const place = folders('shared');
    const [one, two] = await Promise.all([
      makeVariants(picture, [800], place),
      makeVariants(picture, [900], place),
    ]);
    expect(one.variants[0]?.content).toBe(two.variants[0]?.content);
    expect(readdirSync(place.cache)).toHaveLength(1);
  });

  it('names another picture differently', async () => {
    const other = await drawn(600, 300).webp({ quality: 91 }).toBuffer();
    const hashes = await Promise.all([picture, other].map((one) => makeVariants(one, [], folders())));
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2);
  });

  it('leaves out what is hardly smaller than the picture', async () => {
    const { variants } = await makeVariants(picture, [595], folders());
    expect(variants).not.toHaveLength(0);
    const small = await drawn(600, 300).webp({ quality: 1 }).toBuffer();
    expect((await makeVariants(small, [595], folders())).variants).toEqual([]);
  });

  it('makes no file that would be too heavy, as narrower ones show', async () => {
    const light = await drawn(600, 300).webp({ quality: 1 }).toBuffer();
    const place = folders('heavy');
    const { variants } = await makeVariants(light, [300, 590], place);
    expect(variants.map(({ width }) => width)).toEqual([300]);
    expect(readdirSync(place.cache)).toHaveLength(1);
  });

  it('makes no second AVIF of an AVIF in its own width', async () => {
    const avif = await drawn(600, 300).avif({ quality: 95, effort: 0 }).toBuffer();
    const { variants } = await makeVariants(avif, [200], folders());
    expect(variants.map(({ width }) => width)).toEqual([200]);
  });

  it.each(['gif', 'webp'])('leaves a moving %s alone', async (format) => {
    const frames = await Promise.all(
      [1, 2].map((n) => drawn(300, 150).modulate({ brightness: n }).png().toBuffer()),
    );
    const moving = sharp(frames, { join: { animated: true } });
    const content = await (format === 'gif' ? moving.gif() : moving.webp()).toBuffer();
    expect((await makeVariants(content, [100], folders())).variants).toEqual([]);
  });

  it('turns a photo as its camera was held', async () => {
    const photo = await drawn(600, 300).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const { variants } = await makeVariants(photo, [200], folders());
    expect(await sharp(variants[0]?.content).metadata()).toMatchObject({ width: 200, height: 400 });
  });

  it('refuses what is not a picture', async () => {
    await expect(makeVariants(Buffer.from('no picture'), [200], folders())).rejects.toThrow(/unsupported/);
  });
});
