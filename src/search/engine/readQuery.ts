import { emptyWords } from './emptyWords';
import { foldText } from '../../../shared/search-format/foldText';
import { splitTokens, type Token } from '../../../shared/search-format/splitTokens';

/** A longer query is truncated: nobody types one, and a pasted log must not cost seconds. */
const maxLength = 240;
const maxTokens = 14;

export type ParsedQuery = {
  /** The words to look for, each once. */
  tokens: Token[];
  /** Folded text without surrounding punctuation. */
  phrase: string;
  /** Possible name of a symbol, as written and without the leading `ti.`; empty if there is none. */
  name: string;
  /** Whether the name was written with the package. */
  isQualified: boolean;
};

/** `@ti.kernel`, `ti.sync()`, `ti.field(ti.f32`: extracts the dotted name. */
const symbolText = /^@?([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)(?:\(.*)?\.?$/u;

/** Parses a query; symbols, emoji and broken text leave nothing to search for. */
export function readQuery(query: string): ParsedQuery {
  const text = query.slice(0, maxLength).trim();
  const unique = new Map(splitTokens(text).map((token) => [token.text, token]));
  const all = [...unique.values()].slice(0, maxTokens);
  const telling = all.filter(({ text: word }) => !emptyWords.has(word));
  const [, written = ''] = symbolText.exec(text) ?? [];
  const name = written.replace(/^(?:ti|taichi)\./i, '');
  return {
    tokens: telling.length > 0 ? telling : all,
    phrase: foldText(text).replace(/\s+/g, ' '),
    name,
    isQualified: name !== written,
  };
}
