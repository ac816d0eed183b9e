import { readFileSync } from 'node:fs';
import { toKiB } from './kinds';
import { listByPage } from './results';
import { round } from './statistics';
import type { Results, SiteResults } from './results';

export type Budget = { id: string; what: string; unit: string; most?: number; least?: number };

/**
 * Gives the budgets of tools/bench/budgets.json. Throws when the file is no list of them.
 */
export function readBudgets(): Budget[] {
  return JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));
}

/**
 * Takes a budget and the figure that was measured, null for none; gives the verdict.
 */
export function judge(
  { most = Infinity, least = -Infinity }: Pick<Budget, 'most' | 'least'>,
  figure: number | null,
): 'met' | 'missed' | 'not measured' {
  if (figure === null || Number.isNaN(figure)) return 'not measured';
  return figure <= most && figure >= least ? 'met' : 'missed';
}

/**
 * Takes the results of a run; gives the figure of each budget by its id, null where the run has none. A figure against another site
 * is a ratio within this run.
 */
export function budgetFigures({ sites }: Results): Record<string, number | null> {
  const { ours, docusaurus, starlight } = sites;
  if (!ours) return {};
  const bytes = listByPage(ours.bytes);
  const scores = listByPage(ours.lighthouse).map(({ value }) => value);
  const field = ours.bytes.field;
  return {
    firstViewPhone: kiB(field?.phone?.total),
    firstViewDesktop: kiB(field?.desktop?.total),
    bootScript: kiB(field?.phone?.boot),
    scriptBeforeIntent: kiB(worst(bytes.map(({ value }) => value.gzip.body.script))),
    styleBeforePaint: kiB(field?.phone?.gzip.body.style),
    appScript: kiB(ours.app?.script),
    onePageBytes: ours.builds?.onePageBytes ?? null,
    performance: scores.length > 0 ? Math.min(...scores.map(({ performance }) => performance)) : null,
    blockingTime: worst(scores.map(({ blocking }) => blocking)),
    lcpAgainstStarlight: worst(sharedRatios(ours, starlight)),
    layoutShift: worst(scores.map(({ shift }) => shift)),
    lostClicks: ours.clicks?.lost ?? null,
    routeCold: ratio(ours.routes?.cold, docusaurus?.routes?.cold),
    routeWarm: ratio(ours.routes?.warm, docusaurus?.routes?.warm),
    buildSpeed: ratio(ours.builds?.pagesPerSecond, docusaurus?.builds?.pagesPerSecond),
  };
}

function sharedRatios(ours: SiteResults, peer: SiteResults | undefined) {
  return listByPage(ours.lighthouse).flatMap(({ page, device, value }) => {
    const times = ratio(value.lcp, peer?.lighthouse[page]?.[device]?.lcp);
    return times === null ? [] : [times];
  });
}

const worst = (values: number[]) => (values.length > 0 ? Math.max(...values) : null);

const kiB = (bytes: number | null | undefined) => (typeof bytes === 'number' ? toKiB(bytes) : null);

/**
 * Takes two figures of one run; gives how many times the second one the first is, to two digits, or null when one is missing.
 */
export function ratio(own: number | null | undefined, other: number | null | undefined): number | null {
  return typeof own === 'number' && typeof other === 'number' && other > 0 ? round(own / other, 2) : null;
}
