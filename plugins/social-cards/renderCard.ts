import sharp from 'sharp';
import { cardHeight, cardWidth, pictureLeft } from './drawCard';

/**
 * Converts a drawn card to PNG; one with a picture to JPEG, which is a third of it. The PNG has no palette: choosing its colors would take
 * three times as long as all the rest, to save half of 29 kB that only programs load.
 */
export async function renderCard(svg: string, picture?: string): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg));
  if (picture === undefined) return ground.removeAlpha().png({ compressionLevel: 7 }).toBuffer();
  const { data, info } = await sharp(picture)
    .resize(cardWidth - pictureLeft, cardHeight, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ground
    .composite([{ input: data, raw: info, left: pictureLeft, top: 0 }])
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
