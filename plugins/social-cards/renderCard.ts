import sharp, { type Sharp } from 'sharp';
import { cardHeight, cardWidth, pictureLeft } from './drawCard';

/** Red, green and blue. */
const channels = 3;

/**
 * Converts a drawn card to PNG; one with a picture to JPEG, which is a third of it. The PNG has no palette: choosing its colors would take
 * three times as long as all the rest, to save half of 29 kB that only programs load.
 */
export async function renderCard(svg: string, picture?: string): Promise<Buffer> {
  const words = sharp(Buffer.from(svg)).removeAlpha();
  if (picture === undefined) return words.png({ compressionLevel: 7 }).toBuffer();
  const right = sharp(picture)
    .resize(cardWidth - pictureLeft, cardHeight, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColorspace('srgb');
  const card = await joinPixels(words, right);
  return sharp(card, { raw: { width: cardWidth, height: cardHeight, channels } })
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Puts two pictures of the height of a card side by side. To lay one over the other would blend every pixel, a fifth of all the work. */
async function joinPixels(...pictures: readonly Sharp[]): Promise<Buffer> {
  const rows = (await Promise.all(pictures.map((picture) => picture.raw().toBuffer()))).map((pixels) => {
    const length = pixels.length / cardHeight;
    return (row: number) => pixels.subarray(row * length, (row + 1) * length);
  });
  return Buffer.concat(
    Array.from({ length: cardHeight }, (_, row) => rows.map((rowOf) => rowOf(row))).flat(),
  );
}
