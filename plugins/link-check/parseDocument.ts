import { Parser } from 'htmlparser2';

/** The content of a finished HTML or SVG file that the check needs. */
export interface ParsedDocument {
  /** URLs as written, in document order, each once. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Ids of headings. */
  readonly headings: readonly string[];
}

// These two are for search engines: they name the public site and other locales.
const forSearchEngines = /(^|\s)(canonical|alternate)(\s|$)/i;

function linksOf(name: string, attributes: Readonly<Record<string, string>>): (string | undefined)[] {
  if (name === 'link' && forSearchEngines.test(attributes.rel ?? '')) return [];
  const { href, src, poster, srcset = '' } = attributes;
  const sources = srcset.split(/,\s+/).map((source) => source.trim().split(/\s/)[0]);
  return [href, attributes['xlink:href'], src, poster, ...sources];
}

/** Extracts the links and ids of an HTML or SVG file. */
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
