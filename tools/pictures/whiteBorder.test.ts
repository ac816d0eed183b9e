import sharp from 'sharp';
import { expect, it } from 'vitest';
import { whiteBorder } from './whiteBorder';

const paper = (background: string) =>
  sharp({ create: { width: 300, height: 120, channels: 4, background } })
    .png()
    .toBuffer();

it.each([
  ['white', 1],
  ['#101616', 0],
  ['#ffffff00', 0],
  ['rgb(255 255 190)', 0],
])('of %s is %d', async (color, share) => {
  expect(await whiteBorder(await paper(color))).toBe(share);
});

it('ignores what is drawn inside', async () => {
  const ink = await sharp({ create: { width: 200, height: 60, channels: 4, background: 'black' } })
    .png()
    .toBuffer();
  const plot = await sharp(await paper('white'))
    .composite([{ input: ink }])
    .png()
    .toBuffer();
  expect(await whiteBorder(plot)).toBe(1);
});
