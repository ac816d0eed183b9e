import { beforeAll, describe, expect, it } from 'vitest';
import { locales, type Locale } from '../../config/locales';
import { lastVersion } from '../../config/versions';
import type { DocSearchHit } from '../../src/search/client/searchResponse';
import { baseOf, createBuiltClient } from './builtIndex';
import { querySets, type GoldenQuery } from './goldenQueries';

type Outcome = GoldenQuery & {
  readonly locale: Locale;
  readonly rank: number;
  readonly got: readonly string[];
};

const client = createBuiltClient();

/** Whether a hit, as the dialog shows it, is a wanted page or name. */
function isWanted(hit: DocSearchHit, want: string, locale: Locale): boolean {
  if (want.startsWith('/')) return hit.url_without_anchor.replace(/\/$/, '') === baseOf(locale) + want;
  return hit.symbol === want.replace(/^taichi\./, '');
}

async function ask(locale: Locale, golden: GoldenQuery): Promise<Outcome> {
  const { query, want } = golden;
  const { hits } = await client.search({ query, locale, version: lastVersion, section: null, page: 0 });
  const rank = hits.findIndex((hit) => want.some((each) => isWanted(hit, each, locale)));
  return { ...golden, locale, rank, got: hits.slice(0, 3).map(({ url }) => url) };
}

const isInTopThree = ({ rank }: Outcome): boolean => rank >= 0 && rank < 3;

const shareInTopThree = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(isInTopThree).length / outcomes.length;

const meanReciprocalRank = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { rank }) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / outcomes.length;

const summarize = (outcomes: readonly Outcome[]): string =>
  `${outcomes.length} queries, ${(100 * shareInTopThree(outcomes)).toFixed(1)} % in the top three, ` +
  `mean reciprocal rank ${meanReciprocalRank(outcomes).toFixed(3)}`;

/** Prints the figures; single failures of the tuning set only, because nobody may tune the engine to the other one. */
function report(name: string, outcomes: readonly Outcome[]): void {
  console.log(`search: ${name}: ${summarize(outcomes)}`);
  for (const part of locales) {
    console.log(`  ${part}: ${summarize(outcomes.filter(({ locale }) => locale === part))}`);
  }
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    console.log(`  ${kind}: ${summarize(outcomes.filter((outcome) => outcome.kind === kind))}`);
  }
  if (name !== 'tuning') return;
  for (const { locale, query, want, got } of outcomes.filter((outcome) => !isInTopThree(outcome))) {
    console.log(`  missed (${locale}): ${query}\n    wanted ${want.join(' or ')}\n    got ${got.join(' ')}`);
  }
}

describe.each([
  ['tuning', querySets.tuning, 0.95, 0.9, 0.9],
  // A score far below that of the other set means that the engine fits those queries, not users. Improve it with other queries
  // than these: queries used for tuning no longer measure anything.
  ['measured', querySets.measured, 0.95, 0.9, 0.9],
] as const)('%s queries', (name, queries, least, leastMean, leastOfPart) => {
  let outcomes: Outcome[] = [];
  beforeAll(async () => {
    outcomes = [];
    for (const locale of locales) {
      for (const query of queries[locale]) outcomes.push(await ask(locale, query));
    }
    report(name, outcomes);
  });

  it(`have the wanted page in the top three, ${100 * least} in 100`, () => {
    expect(shareInTopThree(outcomes)).toBeGreaterThanOrEqual(least);
  });

  it(`have it at a mean reciprocal rank of ${leastMean}`, () => {
    expect(meanReciprocalRank(outcomes)).toBeGreaterThanOrEqual(leastMean);
  });

  it(`have it there in each language, and in each kind of ten or more, ${100 * leastOfPart} in 100`, () => {
    const groups = [...locales, ...new Set(outcomes.map(({ kind }) => kind))]
      .map((group) => ({
        group,
        asked: outcomes.filter(({ locale, kind }) => locale === group || kind === group),
      }))
      .filter(({ asked }) => asked.length >= 10)
      .map(({ group, asked }) => ({ group, share: shareInTopThree(asked) }));
    expect(groups.length).toBeGreaterThan(locales.length);
    expect(groups.filter(({ share }) => share < leastOfPart)).toEqual([]);
  });

  it.each([
    ['find every symbol first', 'symbol'],
    ['say what replaced a name that is gone', 'removed'],
  ])('%s', (_, kind) => {
    const missed = outcomes.filter((outcome) => outcome.kind === kind && outcome.rank !== 0);
    expect(missed.map(({ query, got }) => [query, ...got])).toEqual([]);
  });
});
