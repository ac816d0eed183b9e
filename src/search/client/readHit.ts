import { matchEnd, matchStart, type DocSearchHit, type Highlighted, type Level } from './searchResponse';
import { toSitePath } from './toSitePath';
import { sections, type Section } from '../../../shared/search-format/sections';

/** A piece of a text; the pieces add up to the text. */
export type TextPart = { text: string; isMatch: boolean };

/** A hit as the interface displays it. */
export type HitView = {
  key: string;
  /** Path within this site, with the base URL and the anchor. */
  url: string;
  section: Section;
  version: string | null;
  title: TextPart[];
  /** Heading or symbol below the title, or null when the hit is the page itself. */
  heading: TextPart[] | null;
  excerpt: TextPart[];
  /** Letter of a symbol's kind; null for pages and headings. */
  kind: string | null;
  /** How the symbol is called; null for everything else. */
  signature: string | null;
  /** Address of the picture of a live example; null for everything else. */
  poster: string | null;
  /** Further sections of the page that match. */
  sections: readonly { url: string; heading: TextPart[] }[];
  /** Removed name that the hit replaces. */
  replaces: string | null;
};

/** Splits a text at its match markers; the parts are plain text, never HTML. */
export function readMarked(value: string): TextPart[] {
  const parts: TextPart[] = [];
  value.split(matchStart).forEach((piece, at) => {
    const [match = '', ...rest] = at === 0 ? ['', piece] : piece.split(matchEnd);
    if (match !== '') parts.push({ text: match, isMatch: true });
    const text = rest.join('');
    if (text !== '') parts.push({ text, isMatch: false });
  });
  return parts;
}

const headingLevels: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'];

const plainPart = (text: string | null): Pick<Highlighted, 'value'> => ({ value: text ?? '' });

function toSection(path: string, baseUrl: string): Section {
  const [first] = path.slice(baseUrl.length).split(/[/#?]/);
  return sections.find((section) => section === first) ?? 'pages';
}

/**
 * Converts a client's hit for display.
 *
 * @param baseUrl Base URL of the locale.
 */
export function readHit(hit: DocSearchHit, baseUrl: string): HitView {
  const url = toSitePath(hit.url);
  const level = headingLevels.find(
    (each) => hit.hierarchy[each] !== null && hit.hierarchy[each] !== undefined,
  );
  const marked = (each: Level): TextPart[] =>
    readMarked((hit._highlightResult.hierarchy[each] ?? plainPart(hit.hierarchy[each])).value);
  const version = Array.isArray(hit.version) ? hit.version[0] : hit.version;
  return {
    key: hit.objectID,
    url,
    section: toSection(url, baseUrl),
    version: version ?? null,
    title: marked('lvl1'),
    heading: level === undefined ? null : marked(level),
    excerpt: readMarked((hit._snippetResult.content ?? plainPart(hit.content)).value),
    kind: hit.kind ?? null,
    signature: hit.signature ?? null,
    poster: hit.poster ?? null,
    sections: (hit.sections ?? []).map((each) => ({
      url: toSitePath(each.url),
      heading: readMarked(each.heading),
    })),
    replaces: hit.replaces ?? null,
  };
}
