import sharp from 'sharp';
import { cardHeight, cardWidth, pictureLeft } from './drawCard';

/** Converts a drawn card to PNG; one with a picture to JPEG, which is a third of it. */
export async function renderCard(svg: string, picture?: string): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg));
  if (picture === undefined)
    return ground.png({ palette: true, colors: 32, effort: 1, dither: 0 }).toBuffer();
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
