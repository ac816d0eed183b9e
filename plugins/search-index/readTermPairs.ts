import { existsSync, readFileSync } from 'node:fs';
import { foldText } from '../../shared/search-format/foldText';
import { splitTokens } from '../../shared/search-format/splitTokens';

const separators = /[,;/、，；]/;
/** Remarks in brackets and names in code, which are left out. */
const remarks = /\([^)]*\)|（[^）]*）|`[^`]*`/g;

const isRule = (line: string): boolean => /^\|[\s|:-]+$/.test(line);

const splitTerms = (cell: string): string[] =>
  cell
    .replace(remarks, '')
    .split(separators)
    .map((term) =>
      foldText(term)
        .trim()
        .replace(/^(?:to|an?|the) /, ''),
    )
    .filter((term) => term !== '');

/** The words of a translated term that describe it; a Chinese term is one. */
const tellingWords = (term: string): string[] =>
  splitTokens(term)
    .map(({ text }) => text)
    .filter((word) => /^\p{Script=Han}{2}|^.{4}/u.test(word));

/**
 * Reads the English terms and their translations from the tables of a glossary in Markdown: English in the first column, the
 * translation in the second.
 *
 * @returns Folded English terms of up to three words with the words of their translations; empty without the file.
 */
export function readTermPairs(file: string): Record<string, string[]> {
  if (!existsSync(file)) return {};
  const pairs = new Map<string, string[]>();
  const lines = readFileSync(file, 'utf8').split('\n');
  // The line after the head of a table is nothing but dashes.
  const rows = lines.filter((line, at) => !isRule(line) && !isRule(lines[at + 1] ?? ''));
  for (const line of rows) {
    const [, source = '', target = ''] = /^\|([^|]*)\|([^|]*)\|/.exec(line) ?? [];
    const terms = splitTerms(source);
    const translations = splitTerms(target);
    if (terms.length === 0 || translations.length === 0) continue;
    terms.forEach((term, at) => {
      const isPaired = terms.length === translations.length;
      const words = (isPaired ? [translations[at] ?? ''] : translations).flatMap(tellingWords);
      const others = words.filter((word) => !term.split(' ').includes(word));
      const isTerm = /^[a-z][a-z\d -]*$/.test(term) && term.split(' ').length <= 3;
      if (isTerm && others.length > 0 && (isPaired || terms.length === 1)) {
        pairs.set(term.replaceAll('-', ' '), [...new Set([...(pairs.get(term) ?? []), ...others])]);
      }
    });
  }
  return Object.fromEntries(pairs);
}
