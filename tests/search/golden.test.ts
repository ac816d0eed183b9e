import { beforeAll, describe, expect, it } from 'vitest';
import { lastVersion } from '../../config/versions';
import type { DocSearchHit } from '../../src/search/client/searchResponse';
import { baseOf, createBuiltClient } from './builtIndex';
import golden from './goldenQueries.json';

type Outcome = { locale: string; kind: string; query: string; want: string[]; rank: number; got: string[] };

const client = createBuiltClient();

function isWanted(hit: DocSearchHit, want: string, locale: string): boolean {
  if (want.startsWith('/')) return hit.url_without_anchor.replace(/\/$/, '') === baseOf(locale) + want;
  return hit.symbol === want.replace(/^taichi\./, '');
}

async function ask(locale: string, { kind, query, want }: (typeof golden)['en'][number]): Promise<Outcome> {
  const { hits } = await client.search({ query, locale, version: lastVersion, section: null, page: 0 });
  const rank = hits.findIndex((hit) => want.some((each) => isWanted(hit, each, locale)));
  return { locale, kind, query, want, rank, got: hits.slice(0, 3).map(({ url }) => url) };
}

let outcomes: Outcome[] = [];
beforeAll(async () => {
  outcomes = [];
  for (const [locale, queries] of Object.entries(golden)) {
    for (const query of queries) outcomes.push(await ask(locale, query));
  }
  const reciprocal = outcomes.reduce((sum, { rank }) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0);
  const found = outcomes.filter(({ rank }) => rank >= 0 && rank < 3).length;
  const share = ((100 * found) / outcomes.length).toFixed(1);
  console.log(
    `search: ${outcomes.length} golden queries, ${share} % in the top three, mean reciprocal rank ${(reciprocal / outcomes.length).toFixed(3)}`,
  );
  for (const { locale, query, want, got } of outcomes.filter(({ rank }) => rank < 0 || rank > 2)) {
    console.log(`  missed (${locale}): ${query}\n    wanted ${want.join(' or ')}\n    got ${got.join(' ')}`);
  }
});

describe('golden queries', () => {
  it('have the wanted page in the top three, 95 in 100', () => {
    const found = outcomes.filter(({ rank }) => rank >= 0 && rank < 3);
    expect(found.length / outcomes.length).toBeGreaterThanOrEqual(0.95);
  });

  it('find every symbol first', () => {
    const missed = outcomes.filter(({ kind, rank }) => kind === 'symbol' && rank !== 0);
    expect(missed.map(({ query, got }) => [query, ...got])).toEqual([]);
  });

  it('say what replaced a name that is gone', () => {
    const missed = outcomes.filter(({ kind, rank }) => kind === 'removed' && rank !== 0);
    expect(missed.map(({ query, got }) => [query, ...got])).toEqual([]);
  });
});
