import { foldText } from './foldText';
import { rateTerm, type TermRating } from './rateTerm';
import type { SearchRecord } from './searchIndex';

/** A record with its texts folded once, when the index is loaded. */
export type PreparedRecord = {
  record: SearchRecord;
  title: string;
  headings: string[];
  text: string;
};

export type Score = {
  value: number;
  /** Index of the heading that says more about the match than the title does, or -1. */
  heading: number;
};

type Weights = Readonly<Record<TermRating, number>>;

// A whole word of the text outweighs letters inside a word of the title.
const titleWeights: Weights = { 0: 0, 1: 7, 2: 40, 3: 60 };
const headingWeights: Weights = { 0: 0, 1: 4, 2: 18, 3: 25 };
const textWeights: Weights = { 0: 0, 1: 2, 2: 5, 3: 8 };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Takes a record, returns it with folded texts. */
export function prepareRecord(record: SearchRecord): PreparedRecord {
  return {
    record,
    title: foldText(record.title),
    headings: record.headings.map(({ text }) => foldText(text)),
    text: foldText(record.text),
  };
}

/** What the whole query adds when it is the title, the last part of a dotted name, or the start of the title. */
function scoreTitle(title: string, phrase: string): number {
  if (title === phrase) return 1000;
  if (title.slice(title.lastIndexOf('.') + 1) === phrase) return 800;
  return title.startsWith(phrase) ? 300 : 0;
}

/** Takes a prepared record and folded terms, returns its score, or null when a term is nowhere on the page. */
export function scoreRecord(
  { title, headings, text }: PreparedRecord,
  terms: readonly string[],
): Score | null {
  const phrase = terms.join(' ');
  const inTitle = terms.map((term) => titleWeights[rateTerm(title, term)]);
  const inHeadings = headings.map((heading) => terms.map((term) => headingWeights[rateTerm(heading, term)]));
  const best = terms.map((term, index) =>
    Math.max(
      inTitle[index] ?? 0,
      textWeights[rateTerm(text, term)],
      ...inHeadings.map((weights) => weights[index] ?? 0),
    ),
  );
  if (best.length === 0 || best.includes(0)) return null;

  const sums = inHeadings.map(sum);
  const highest = Math.max(0, ...sums);
  const isHeadingBetter = highest > 0 && inTitle.includes(0);
  const exactHeading = headings.includes(phrase) ? 200 : 0;
  // Of two equal titles the shorter one says more of what was asked for.
  const brevity = 6 - Math.min(title.length, 60) / 10;
  return {
    value: sum(best) + scoreTitle(title, phrase) + exactHeading + brevity,
    heading: isHeadingBetter ? sums.indexOf(highest) : -1,
  };
}
