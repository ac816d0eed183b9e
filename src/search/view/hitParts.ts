/**
 * The look of a hit, without React: the box of the search shows hits before the app runs, and the app's dialog takes them over.
 */
import { versions } from '../../../config/versions';
import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import type { Section } from '../../../shared/search-format/sections';
import type { HitView, TextPart } from '../client/readHit';

export type HitTexts = Pick<BoxSettings['texts'], 'replaces'> & {
  /** Name of the section of the site. */
  readonly section: string;
};

/** Symbol of `src/icons.svg` for each section of the site. */
export const sectionIcons: Record<Section, string> = {
  docs: 'note',
  api: 'term',
  blog: 'blog',
  newsletter: 'mail',
  'user-stories': 'story',
  pages: 'info',
};

/** Label of the current version: its hits need no badge. */
const currentLabel = versions.find(({ path }) => path === '')?.label;

type Content = readonly (string | Node)[];

function create(name: string, className: string, ...content: Content): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

const mark = (parts: readonly TextPart[]): Content =>
  parts.map(({ text, isMatch }) => (isMatch ? create('mark', '', text) : text));

/** Fills the place of a value in a text. */
export function fillText(text: string, place: string, value: Node): Content {
  const [before = '', after = ''] = text.split(`{${place}}`);
  return [before, value, after];
}

function createIcon(name: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `#i-${name}`);
  icon.setAttribute('class', 'i');
  icon.append(use);
  return icon;
}

function createSign({ poster, kind, heading, section }: HitView): HTMLElement {
  const sign = create('span', 'hit__kind');
  if (poster === null) {
    sign.ariaHidden = 'true';
    sign.append(kind !== null || heading ? (kind ?? '#') : createIcon(sectionIcons[section]));
  } else {
    const picture = { src: poster, alt: '', loading: 'lazy', decoding: 'async' };
    sign.append(Object.assign(document.createElement('img'), picture));
  }
  return sign;
}

/**
 * Creates the content of a hit: heading or title, signature, location, excerpt, the section of the site, and the version unless it is the
 * current one.
 */
export function hitParts(hit: HitView, { section, replaces }: HitTexts): Node[] {
  const { version, title, heading, excerpt, signature } = hit;
  const text = create('small', '');
  if (hit.replaces !== null) {
    const line = fillText(replaces, 'name', create('s', '', hit.replaces));
    text.append(create('span', 'hit__replaces', ...line, ' '));
  }
  if (heading) text.append(create('span', 'hit__page', ...mark(title)));
  text.append(...mark(excerpt));
  const place = create('span', 'hit__place');
  if (version !== null && version !== currentLabel) place.append(create('span', 'badge', version));
  place.append(section);
  return [
    createSign(hit),
    create('b', '', ...mark(heading ?? title)),
    ...(signature === null ? [] : [create('code', 'hit__signature', signature)]),
    text,
    place,
  ];
}

/** Creates the content of the line of a section below the hit of its page. */
export function sectionParts(heading: HitView['title']): Node[] {
  const sign = create('span', 'hit__kind', '#');
  sign.ariaHidden = 'true';
  return [sign, create('span', '', ...mark(heading))];
}
