import type { Token, TokenStream } from 'prismjs';
import { escapeHtml } from '../text/escapeHtml';
import { memoize } from '../text/memoize';
import type { Lanes } from './describeLanes';
import { canonicalLanguage } from './language';
import { grammarOf, Prism } from './prism';
import { isWhole, tokenClass, type TokenClass } from './tokenClass';

/** Presentation of a block apart from its tokens. */
export interface HighlightOptions {
  /** Lane of each line, or null for a block without a gutter. */
  readonly lanes?: Lanes | null;
  /** Highlighted lines, counted from 1. */
  readonly marked?: readonly number[];
}

interface Run {
  readonly kind: TokenClass;
  readonly text: string;
}

function plainText(stream: TokenStream): string {
  if (typeof stream === 'string') return stream;
  return Array.isArray(stream) ? stream.map(plainText).join('') : plainText(stream.content);
}

function flatten(stream: TokenStream, around: TokenClass, language: string): Run[] {
  if (typeof stream === 'string') return [{ kind: around, text: stream }];
  if (Array.isArray(stream)) return stream.flatMap((part: string | Token) => flatten(part, around, language));
  const text = plainText(stream);
  const kind = tokenClass(stream.type, text, language) ?? around;
  return isWhole(stream.type) ? [{ kind, text }] : flatten(stream.content, kind, language);
}

function toLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { kind, text } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    });
  }
  return lines;
}

/** Merges adjacent runs of the same class, also across spaces, which have no color of their own. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  runs.forEach((run, index) => {
    const last = merged.at(-1);
    const isGap = run.text.trim() === '' && last !== undefined && runs[index + 1]?.kind === last.kind;
    if (last && (last.kind === run.kind || isGap)) {
      merged[merged.length - 1] = { kind: last.kind, text: last.text + run.text };
    } else merged.push(run);
  });
  return merged;
}

function runToHtml({ kind, text }: Run): string {
  return kind === '' ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`;
}

function lineClasses(line: number, { lanes, marked }: HighlightOptions): string {
  const lane = lanes?.[line - 1];
  const names = ['token-line'];
  if (marked?.includes(line)) names.push('hl');
  if (lane) names.push(...(lane === 'fork' ? ['lane-par', 'lane-fork'] : [`lane-${lane}`]));
  return names.join(' ');
}

/** Lines of code by language: the versions of a page have most of their code in common. */
const languages = memoize((name) => memoize((code): readonly (readonly Run[])[] => readLines(code, name)));

const tokenLines = (code: string, language: string) => languages(canonicalLanguage(language))(code);

function readLines(code: string, name: string): Run[][] {
  const text = code.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const grammar = grammarOf(name);
  return toLines(flatten(grammar ? Prism.tokenize(text, grammar) : text, '', name)).map(mergeRuns);
}

/** Highlights code as lines of pairs of token class and text. An unknown language is plain text. */
export function highlightToLines(code: string, language: string): (readonly [TokenClass, string])[][] {
  return tokenLines(code, language).map((runs) => runs.map(({ kind, text }) => [kind, text] as const));
}

/** Highlights code as the HTML inside `<code>`, one span per line. An unknown language is plain text. */
export function highlightToHtml(code: string, language: string, options: HighlightOptions = {}): string {
  return tokenLines(code, language)
    .map((runs, index) => {
      const html = runs.map(runToHtml).join('');
      return `<span class="${lineClasses(index + 1, options)}">${html}\n</span>`;
    })
    .join('');
}
