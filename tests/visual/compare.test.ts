import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, mostDifferent, toReference } from './compare';

/** A page of 400 by 300 pixels with a black bar. */
const draw = (bar: number, width = 400) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: bar, height: 8, channels: 3, background: '#000' } },
        left: 20,
        top: 20,
      },
    ])
    .png()
    .toBuffer();

describe('compare', () => {
  it('finds no difference between the same screenshots', async () => {
    const [one, other] = [await toReference(await draw(60)), await toReference(await draw(60))];
    expect(one.equals(other)).toBe(true);
    expect((await compare(one, other)).different).toBe(0);
  });

  it('finds a word that is longer', async () => {
    const comparison = await compare(await toReference(await draw(60)), await toReference(await draw(80)));
    expect(comparison.different).toBeGreaterThan(mostDifferent);
    const { width, height } = await sharp(await comparison.picture()).metadata();
    expect([width, height]).toEqual([600, 150]);
  });

  it('takes pictures of different sizes as different', async () => {
    const comparison = await compare(
      await toReference(await draw(60)),
      await toReference(await draw(60, 390)),
    );
    expect(comparison.different).toBe(1);
    await expect(comparison.picture()).resolves.toBeInstanceOf(Buffer);
  });
});
