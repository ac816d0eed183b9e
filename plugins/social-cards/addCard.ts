import { cardHeight, cardWidth } from './drawCard';

const picture = /<meta\b[^>]*\bproperty="?og:image"?[^>]*>/;
const twitterPicture = /<meta\b[^>]*\bname="?twitter:image"?[^>]*>/;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Names the card in the head of a page. The elements carry the mark of React Helmet, which removes them with the others when the app shows
 * another page.
 *
 * @param address Absolute.
 * @param alt What can be read on the card.
 * @throws When the page names no picture that could be replaced.
 */
export function addCard(html: string, address: string, alt: string): string {
  if (!picture.test(html) || !twitterPicture.test(html))
    throw new Error(
      'the page names no picture for previews. Fix: adapt addCard.ts to what Docusaurus writes.',
    );
  const meta = (name: string, value: number | string) =>
    `<meta data-rh=true property=og:image${name} content="${escapeText(String(value))}">`;
  const tags = [meta('', address), meta(':width', cardWidth), meta(':height', cardHeight), meta(':alt', alt)];
  return html
    .replace(picture, () => tags.join(''))
    .replace(twitterPicture, () => `<meta data-rh=true name=twitter:image content="${address}">`);
}
