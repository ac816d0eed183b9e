import { Parser } from 'htmlparser2';

/** The content of a finished HTML or SVG file that the check needs. */
export interface ParsedDocument {
  /** URLs as written, in document order, each once. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Ids of headings. */
  readonly headings: readonly string[];
  /** Ids of symbols that the document draws, but does not contain. */
  readonly missingSymbols: readonly string[];
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
  const symbols = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const symbol = name === 'use' ? /^#(.+)$/.exec(attributes.href ?? '')?.[1] : undefined;
      if (symbol !== undefined) symbols.add(symbol);
      else for (const link of linksOf(name, attributes)) if (link) links.add(link.trim());
      if (name === 'a' && attributes.name) ids.add(attributes.name);
      if (!attributes.id) return;
      ids.add(attributes.id);
      if (/^h[1-6]$/.test(name)) headings.push(attributes.id);
    },
  });
  parser.end(text);
  const missingSymbols = [...symbols].filter((id) => !ids.has(id));
  return { links: [...links], ids, headings, missingSymbols };
}
