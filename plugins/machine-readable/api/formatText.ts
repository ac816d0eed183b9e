import type { TextPart, TypePart } from './schema';

/** Resolves a path of the site to a complete URL. */
export type ToUrl = (path: string) => string;

/** Escapes what Markdown would read as markup in plain text. Underscores inside words are safe. */
export const escapeText = (text: string): string =>
  text.replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)/g, (sign) => `\\${sign}`);

/** Formats code in a line, whatever it contains. */
export function formatCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

/** Formats a code name that leads to its entry. */
export const formatLink = ({ name, href }: { name: string; href: string }, toUrl: ToUrl): string =>
  `[${formatCode(name)}](${toUrl(href)})`;

/** Formats a text of the reference. */
export const formatText = (parts: readonly TextPart[], toUrl: ToUrl): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return escapeText(part);
      const [kind, text, href] = part;
      if (kind === 'lang') return '';
      if (kind === 'em') return `*${escapeText(text)}*`;
      return href === undefined ? formatCode(text) : formatLink({ name: text, href }, toUrl);
    })
    .join('');

/** Returns the source text of a type. */
export const typeText = (type: readonly TypePart[]): string =>
  type.map((part) => (typeof part === 'string' ? part : part[0])).join('');
