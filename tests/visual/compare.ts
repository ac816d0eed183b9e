import sharp from 'sharp';

/** How the pictures are kept: half as large, which evens out the edges of letters, in WebP. */
const scale = 0.5;
const encoding = { quality: 82, effort: 4 } as const;

/** Two pixels differ when one of their channels does by more than this, of 255. */
const tolerance = 32;
/** Pictures differ when more than this fraction of their pixels does: of 1440 × 900, about the half of a word. */
export const mostDifferent = 0.0003;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

const readPixels = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Converts a screenshot to the form in which references are kept. The same screenshot gives the same bytes. */
export async function toReference(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .removeAlpha()
    .resize({ width: Math.round(width * scale), kernel: 'linear' })
    .webp(encoding)
    .toBuffer();
}

export type Comparison = {
  /** Fraction of the pixels that differ; 1 for pictures of different sizes. */
  readonly different: number;
  /** Reference, new picture and what differs, side by side: PNG. */
  readonly picture: () => Promise<Buffer>;
};

/** Compares two pictures, both converted by `toReference`. */
export async function compare(reference: Buffer, current: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([readPixels(reference), readPixels(current)]);
  const isSameSize = one.width === other.width && one.height === other.height;
  const marks = Buffer.alloc(other.width * other.height * 3);
  let count = 0;
  for (let at = 0; isSameSize && at < marks.length; at += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > tolerance,
    );
    if (isDifferent) {
      marks[at] = 255;
      count += 1;
    }
  }
  const raw = { width: other.width, height: other.height, channels: 3 } as const;
  return {
    different: isSameSize ? count / (other.width * other.height) : 1,
    picture: async () =>
      sharp({
        create: {
          width: one.width + 2 * other.width,
          height: Math.max(one.height, other.height),
          channels: 3,
          background: '#000',
        },
      })
        .composite([
          { input: reference, left: 0, top: 0 },
          { input: current, left: one.width, top: 0 },
          { input: marks, raw, left: one.width + other.width, top: 0 },
        ])
        .png()
        .toBuffer(),
  };
}
