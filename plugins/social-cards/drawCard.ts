import { fitTitle } from './fitTitle';
import type { Typeface } from './typeface';
import type { Card } from './types';

export const cardWidth = 1200;
export const cardHeight = 630;
/** Where a picture begins; it reaches the right edge. */
export const pictureLeft = 736;

/** The dark mode of `src/css/tokens.css`; programs that draw previews know no color mode. */
const color = {
  ground: '#0f1415',
  strong: '#f2f6f5',
  muted: '#98a4a3',
  python: '#efa76a',
  taichi: '#87d6c4',
};
const left = 72;
const sectionSize = 30;
const sectionLine = 206;
const leading = 1.14;
/** The lowest line of the title. */
const titleFoot = 486;
/** Height of the lane in the middle. */
const lane = 550;

export type Faces = { readonly title: Typeface; readonly code: Typeface; readonly section: Typeface };

/** The sign of the site, as one line through the card: broken in Python, solid where it is compiled, then three in parallel. */
function drawLanes(right: number): string {
  const [call, fork] = right < cardWidth ? [250, 430] : [380, 690];
  const branch = (y: number) =>
    `M${fork} ${lane}C${fork + 50} ${lane} ${fork + 30} ${y} ${fork + 80} ${y}H${right}`;
  return [
    `<path stroke="${color.python}" stroke-dasharray="24 9" d="M0 ${lane}H${call}"/>`,
    `<path stroke="${color.taichi}" d="M${call + 9} ${lane}H${right}${branch(lane - 26)}${branch(lane + 26)}"/>`,
  ].join('');
}

/** Shortens names of sections from the left until they fit: the last ones are the nearest to the page. */
function fitSections(sections: readonly string[], width: number, face: Typeface): string {
  const text = sections.join('  /  ');
  return sections.length < 2 || face.measure(text, sectionSize) <= width
    ? text
    : fitSections(sections.slice(1), width, face);
}

/**
 * Draws a card as an SVG without text elements, so that no font of the machine has a part in it; of a card with a picture, the part on the left.
 *
 * @param logo The content of the site's logo for dark grounds, 145.5 by 30 units.
 */
export function drawCard(card: Card, faces: Faces, logo: string): string {
  const right = card.picture === undefined ? cardWidth : pictureLeft;
  const width = right - left - (card.picture === undefined ? left : 40);
  const face = card.isCode ? faces.code : faces.title;
  const { size, lines } = fitTitle(
    card.title,
    card.locale,
    { width, height: titleFoot - sectionLine - 24, leading },
    face.measure,
  );
  const first = sectionLine + 24 + size;
  const title = lines
    .map((line, index) => face.draw(line, left, first + index * size * leading, size))
    .join('');
  const section = faces.section.draw(
    fitSections(card.sections, width, faces.section),
    left,
    sectionLine,
    sectionSize,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${cardHeight}" fill="none">`,
    `<path fill="${color.ground}" d="M0 0H${right}V${cardHeight}H0Z"/>`,
    `<g transform="translate(${left} 62) scale(1.5)">${logo}</g>`,
    `<path fill="${color.muted}" d="${section}"/><path fill="${color.strong}" d="${title}"/>`,
    `<g stroke-width="7">${drawLanes(right)}</g></svg>`,
  ].join('');
}
