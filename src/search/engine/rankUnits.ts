import { collectAnswers, type RankedUnit, type Scope } from './collectAnswers';
import { findSubjects, type SubjectMatch } from './findSubjects';
import type { SymbolMatch } from './findSymbols';
import { rateWord } from './matchWords';
import type { PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';
import { sections, type Section } from '../../../shared/search-format/sections';
import type { ScoredPlan } from './scorePlan';
import type { TokenScores } from './scoreToken';

const priors: Record<Section, number> = {
  docs: 1,
  api: 0.45,
  pages: 0.65,
  'user-stories': 0.75,
  blog: 0.65,
  newsletter: 0.4,
};

/** Hundreds of names contain common words; a reader who wants one of them types more of it. */
const symbolPrior = 0.4;

/** A term of the glossary or a name on the cheat sheet comes after the page that explains it. */
const overviewPrior = 0.45;
const isOverview = (path: string): boolean => /docs\/(?:glossary|cheat_sheet)$/.test(path);

/**
 * The index of messages, the comparisons with other tools and the pages about releases mention each subject beside its own page; who searches
 * for a message, a tool or a release has more of their words.
 */
const besidePrior = 0.6;
const isBeside = (path: string): boolean => /docs\/(?:errors|from_\w+|whats_new|migrating)$/.test(path);

/** "Where to go next" lists many topics but describes none. */
const isLinkList = (id: string): boolean => id === 'next' || id === 'see-also';

const sameWords = { title: 12, heading: 9, titleStart: 3, subject: 9 };
/** Weight of a word for the unit that explains the subject whose name it is part of. */
const inSubject = 6;
/** From this score on, what the reader typed is the name of a symbol. */
const surelyName = 100;
/** Weight of a word for a unit when it occurs elsewhere on the page. */
const elsewhere = 0.25;
/** Answers that cover less of the query than this, weighted by the rarity of its words, are dropped. */
const minCoverage = 0.12;
/** Answers that cover less than half of the query come last. */
const lowCoverage = { below: 0.5, factor: 0.5 };
/** Weight of a Chinese run as a whole beside that of its words. */
const wholeRun = 0.7;

const rarity = (spread: number, total: number): number =>
  Math.log(1 + (total - spread + 0.5) / (spread + 0.5));

/** Whether a text equals the query word for word, apart from endings. */
function saysTheSame(words: readonly string[], tokens: ParsedQuery['tokens'], locale: string): boolean {
  return (
    words.length === tokens.length &&
    tokens.length > 0 &&
    tokens.every((token, at) => rateWord(token.text, words[at] ?? '', locale) >= 0.85)
  );
}

/** Adds a word's weight in the names of subjects to its scores. */
function addSubjects(
  { units, spread }: TokenScores,
  at: number,
  subjects: ReadonlyMap<number, SubjectMatch>,
): TokenScores {
  const all = new Map(units);
  for (const [unit, { isPart }] of subjects) {
    if (isPart[at]) all.set(unit, (all.get(unit) ?? 0) + inSubject);
  }
  return { units: all, spread: units.size === 0 ? all.size : spread };
}

/** Ranks the units, best first, by the scores of each word of the query and the symbols that it names. */
export function rankUnits(
  index: PreparedIndex,
  query: ParsedQuery,
  found: readonly ScoredPlan[],
  symbols: readonly SymbolMatch[],
  scope: Scope,
): RankedUnit[] {
  const { core } = index;
  const current = core.versions.findIndex(([, path]) => path === '');
  const asked = found.filter(({ isBonus }) => !isBonus);
  // `scene.particles` is a name, not two subjects.
  const isName = symbols.some(({ score }) => score >= surelyName);
  const subjects = isName
    ? new Map<number, SubjectMatch>()
    : findSubjects(
        index,
        query,
        asked.map(({ marker }) => marker.asked),
      );
  const scored = asked.map(({ scores }, at) => addSubjects(scores, at, subjects));
  const bonuses = found.filter(({ isBonus }) => isBonus).map(({ scores }) => scores);
  const rarities = scored.map(({ units, spread }) =>
    units.size === 0 ? 0 : rarity(spread, core.units.length),
  );
  const total = rarities.reduce((sum, value) => sum + value, 0);

  const onPage = scored.map(({ units }) => {
    const best = new Map<number, number>();
    for (const [unit, value] of units) {
      const page = core.units[unit]?.[0] ?? 0;
      if (value > (best.get(page) ?? 0)) best.set(page, value);
    }
    return best;
  });
  const texts = new Map<number, number>();
  for (const unit of new Set(scored.flatMap(({ units }) => [...units.keys()]))) {
    const [page = 0, id = '', , level = 1] = core.units[unit] ?? [];
    let sum = 0;
    let covered = 0;
    scored.forEach(({ units }, at) => {
      const own = units.get(unit);
      const value = own ?? elsewhere * (onPage[at]?.get(page) ?? 0);
      sum += value * (rarities[at] ?? 0);
      if (value > 0) covered += (own === undefined ? 0.95 : 1) * (rarities[at] ?? 0);
    });
    const coverage = total > 0 ? covered / total : 0;
    if (coverage < minCoverage) continue;
    const [section = 0, path = '', , , weight = 100] = core.pages[page] ?? [];
    for (const { units, spread } of bonuses) {
      sum += wholeRun * (units.get(unit) ?? 0) * rarity(spread, core.units.length);
    }
    let score = sum * coverage * (coverage < lowCoverage.below ? lowCoverage.factor : 1);
    if (level === 1) {
      if (saysTheSame(index.titleWords[page] ?? [], query.tokens, core.locale)) score += sameWords.title;
      else if ((index.titles[page] ?? '').startsWith(query.phrase)) score += sameWords.titleStart;
    } else if (saysTheSame(index.headingWords[unit] ?? [], query.tokens, core.locale))
      score += sameWords.heading;
    if (subjects.get(unit)?.isWhole) score += sameWords.subject;
    const isSymbol = index.symbolOf.has(unit) || id.startsWith('taichi.');
    const prior =
      (isSymbol ? symbolPrior : priors[sections[section] ?? 'pages']) *
      (isLinkList(id) ? 0.5 : 1) *
      (isOverview(path) ? overviewPrior : 1) *
      (isBeside(path) ? besidePrior : 1);
    texts.set(unit, (score * prior * weight) / 100);
  }

  addNeighbors(index, texts);
  return collectAnswers(index, texts, symbols, scope, current).map((answer, at) =>
    at < answersWithSections ? { ...answer, sections: listSections(index, texts, answer) } : answer,
  );
}

/** So many answers list sections of their page; more would hide the answers below them. */
const answersWithSections = 3;
/** Sections that are listed, and their least score beside that of the answer. */
const listed = { most: 2, share: 0.2 };

/** Lists the sections of a page that answer the query as well. */
function listSections(
  { core, symbolOf }: PreparedIndex,
  texts: ReadonlyMap<number, number>,
  { unit, version }: RankedUnit,
): number[] {
  const [page, , , level] = core.units[unit] ?? [];
  if (level !== 1) return [];
  const own = texts.get(unit) ?? 0;
  const isListed = (other: number): boolean => {
    const [, id = '', heading = '', , bits = 0] = core.units[other] ?? [];
    const isThere = heading !== '' && (bits & (1 << version)) !== 0 && !symbolOf.has(other);
    // Rows of tables have the anchor of their section.
    const isRow = core.units[other - 1]?.[1] === id;
    return isThere && !isRow && !isLinkList(id) && (texts.get(other) ?? 0) >= listed.share * own;
  };
  let first = unit;
  while (core.units[first - 1]?.[0] === page) first -= 1;
  const found: number[] = [];
  for (let other = first; core.units[other]?.[0] === page; other += 1) if (isListed(other)) found.push(other);
  return found.sort((a, b) => (texts.get(b) ?? 0) - (texts.get(a) ?? 0)).slice(0, listed.most);
}

/** A page with many matches is more relevant than one with a single match. */
const neighborShare = 0.16;
const neighborCount = 5;

function addNeighbors({ core, symbolOf }: PreparedIndex, texts: Map<number, number>): void {
  const pages = new Map<number, number[]>();
  for (const unit of texts.keys()) {
    if (symbolOf.has(unit)) continue;
    const page = core.units[unit]?.[0] ?? 0;
    pages.set(page, [...(pages.get(page) ?? []), unit]);
  }
  for (const units of pages.values()) {
    const scores = units.map((unit) => texts.get(unit) ?? 0).sort((a, b) => b - a);
    const best = scores[0] ?? 0;
    const others = scores.slice(1, 1 + neighborCount).reduce((sum, score) => sum + score, 0);
    // Only the unit that represents the page gets it.
    const shown = units.find((unit) => texts.get(unit) === best);
    if (shown !== undefined) texts.set(shown, best + neighborShare * others);
  }
}
