import { Parser } from 'htmlparser2';

/** What the check needs to know of a finished HTML or SVG file. */
export interface ParsedDocument {
  /** Addresses in the order of the file, each once, as they are written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Ids of headings. */
  readonly headings: readonly string[];
}

// Search engines read these two; they name the public site, and other locales.
const forSearchEngines = /(^|\s)(canonical|alternate)(\s|$)/i;

function linksOf(name: string, attributes: Readonly<Record<string, string>>): (string | undefined)[] {
  if (name === 'link' && forSearchEngines.test(attributes.rel ?? '')) return [];
  const { href, src, poster, srcset = '' } = attributes;
  const sources = srcset.split(/,\s+/).map((source) => source.trim().split(/\s/)[0]);
  return [href, attributes['xlink:href'], src, poster, ...sources];
}

/** Takes the text of an HTML or SVG file; returns its links and its ids. */
export function parseDocument(text: string): ParsedDocument {
  const links = new Set<string>();
  const ids = new Set<string>();
  const headings: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const link of linksOf(name, attributes)) if (link) links.add(link.trim());
      if (name === 'a' && attributes.name) ids.add(attributes.name);
      if (!attributes.id) return;
      ids.add(attributes.id);
      if (/^h[1-6]$/.test(name)) headings.push(attributes.id);
    },
  });
  parser.end(text);
  return { links: [...links], ids, headings };
}
