import { foldText } from '../../../shared/search-format/foldText';
import { splitTokens, type Token } from '../../../shared/search-format/splitTokens';

/** A longer query is cut: nobody types one, and a pasted log must not cost seconds. */
const maxLength = 240;
const maxTokens = 14;

/** Too common to say what a page is about; counted when the query has nothing else. */
const emptyWords = new Set(
  (
    'a an and are as at be by can do does for from how i in into is it my not of on or so that the their this to use ' +
    'using was what when where which why with you your ti taichi ' +
    'au aux avec ce ces comment dans de des du en est et il je la le les l d n qu que qui sa ses son sur un une ou pour par'
  ).split(' '),
);

export type ParsedQuery = {
  /** The words to look for, each once. */
  tokens: Token[];
  /** Folded text without signs around it. */
  phrase: string;
  /** What may be the name of a symbol, as it is written and without `ti.` in front; empty when there is none. */
  name: string;
  /** Whether the package stood in front of the name. */
  isQualified: boolean;
};

/** `@ti.kernel`, `ti.sync()`, `ti.field(ti.f32`: what is left is the dotted name. */
const symbolText = /^@?([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)(?:\(.*)?\.?$/u;

/** Takes what a reader typed, returns what to look for; nothing at all for signs, emoji and broken text. */
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
