import type { TextSource } from './createTextSource';
import { findSymbols } from './findSymbols';
import type { Marker } from './markMatches';
import type { Section } from '../../../shared/search-format/sections';
import { planTokens } from './planTokens';
import type { PreparedIndex } from './prepareIndex';
import { sectionOf, type RankedUnit, type Scope } from './collectAnswers';
import { findNearest } from './findNearest';
import { rankUnits } from './rankUnits';
import { readQuery } from './readQuery';
import { rewardPhrases } from './rewardPhrases';
import { scorePlan, type ScoredPlan } from './scorePlan';

export type AnsweredQuery = {
  answers: RankedUnit[];
  /** Number of answers in each section of the site, whatever section is searched. */
  counts: Partial<Record<Section, number>>;
  /** Names of the API that are spelled like a query without answers. */
  nearest: string[];
  markers: Marker[];
  /** The query without its typos; undefined if it has none. */
  corrected?: string | undefined;
};

export const noAnswers: AnsweredQuery = { answers: [], counts: {}, nearest: [], markers: [] };

/** Weight of a name that is one typo away from the query. */
const correctedName = 0.6;

/**
 * Answers a query, best answer first, and loads the files that it needs.
 *
 * @returns The answers and the matches to mark in them.
 */
export async function answerQuery(
  index: PreparedIndex,
  texts: TextSource,
  query: string,
  scope: Scope,
): Promise<AnsweredQuery> {
  const parsed = readQuery(query);
  if (parsed.tokens.length === 0) return noAnswers;
  const plans = planTokens(index, parsed);
  const shardOf = await texts.loadShards(plans.flatMap(({ terms }) => terms));
  const found = await Promise.all(plans.map((plan) => scorePlan(index, plan, shardOf, texts)));

  const version = 1 << (scope.version ?? index.core.versions.findIndex(([, path]) => path === ''));
  let symbols = findSymbols(index, parsed, version);
  const asked = found.filter(({ isBonus }) => !isBonus);
  const corrections = asked.length === 1 ? (asked[0]?.corrected ?? []) : [];
  if (symbols.length === 0) {
    symbols = corrections.flatMap((corrected) =>
      findSymbols(index, { ...parsed, name: parsed.name.replace(/[^.]*$/, corrected) }, version).map(
        (symbol) => ({ ...symbol, score: symbol.score * correctedName }),
      ),
    );
  }
  const all = rankUnits(index, parsed, found, symbols, scope);
  const counts: AnsweredQuery['counts'] = {};
  for (const { unit } of all) {
    const section = sectionOf(index, unit);
    counts[section] = (counts[section] ?? 0) + 1;
  }
  const ranked = all.filter(({ unit }) => [null, sectionOf(index, unit)].includes(scope.section));
  const answers = asked.length > 2 ? await rewardPhrases(index, texts, parsed, ranked) : ranked;
  return {
    answers,
    counts,
    nearest: all.length === 0 ? findNearest(index, parsed) : [],
    markers: asked.map(({ marker }) => marker),
    corrected: correctQuery(query, asked),
  };
}

/** Replaces the words of a query that occur nowhere by the closest known ones. */
function correctQuery(query: string, found: readonly ScoredPlan[]): string | undefined {
  let text = query.trim();
  for (const { marker, corrected } of found) {
    const [word] = corrected ?? [];
    if (word !== undefined) text = replaceWord(text, marker.asked, word);
  }
  return text === query.trim() ? undefined : text;
}

/** Replaces a folded word in a text, if it is written there without accents. */
function replaceWord(text: string, word: string, other: string): string {
  const at = text.toLowerCase().indexOf(word);
  return at < 0 ? text : text.slice(0, at) + other + text.slice(at + word.length);
}
