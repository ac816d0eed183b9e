/** The beginning of what a hit leads to, as plain text. */
export type PreviewView = {
  readonly heading: string;
  readonly lines: readonly string[];
  /** The first block of code, shortened; null if there is none. */
  readonly code: string | null;
};

const mostLetters = 420;
const mostLines = 14;
const parts = 'h1, h2, h3, h4, p, pre, li, dd';
/** Not part of the text. */
const besides = 'nav, aside, footer, details, .proof, .vh, .code-out, .members__facts';

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the level of a heading; undefined for other elements. */
const levelOf = ({ localName }: Element): number | undefined =>
  /^h[1-6]$/.test(localName) ? Number(localName[1]) : undefined;

function shortenCode(code: string): string {
  const lines = code.replace(/\n+$/, '').split('\n');
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '…'].join('\n') : lines.join('\n');
}

/**
 * Reads the section of a page that an anchor leads to, up to the next heading of its level; without an anchor, the beginning of the page.
 * Null when the page has no such place.
 */
export function readPreview(page: Document, anchor: string): PreviewView | null {
  const start = anchor === '' ? page.querySelector('main h1') : page.getElementById(anchor);
  if (!start) return null;
  const level = levelOf(start);
  const isPage = level === 1;
  const lines: string[] = [];
  let code: string | null = null;
  let letters = 0;
  for (const element of page.querySelectorAll(`main :is(${parts})`)) {
    const isBehind = (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (!isBehind || element.closest(besides)) continue;
    const here = levelOf(element);
    if (here !== undefined) {
      if (!isPage && here <= (level ?? 6)) break;
    } else if (element.localName === 'pre') {
      code ??= shortenCode(element.textContent ?? '');
    } else if (letters < mostLetters) {
      const text = textOf(element);
      if (text !== '' && !element.querySelector(parts)) lines.push(text);
      letters += text.length;
    }
    if (code !== null && letters >= mostLetters) break;
  }
  // The link of a heading to itself is a sign at its end.
  return {
    heading: textOf(start).replace(/#$/, ''),
    lines: lines.slice(0, level === undefined ? 1 : 3),
    code,
  };
}
