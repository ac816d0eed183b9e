// @ts-check
import { readFileSync } from 'node:fs';
import { toKiB } from './bench-kinds.mjs';
import { listByPage } from './bench-results.mjs';
import { round } from './bench-statistics.mjs';

/** @typedef {import('./bench-results.mjs').Results} Results */
/** @typedef {import('./bench-results.mjs').SiteResults} SiteResults */

/** @typedef {{ id: string, what: string, unit: string, most?: number, least?: number }} Budget */

/**
 * Gives the budgets of bench/budgets.json. Throws when the file is no list of them.
 * @returns {Budget[]}
 */
export function readBudgets() {
  return JSON.parse(readFileSync(new URL('../../bench/budgets.json', import.meta.url), 'utf8'));
}

/**
 * Takes a budget and the figure that was measured, null for none; gives the verdict.
 * @param {Pick<Budget, 'most' | 'least'>} budget
 * @param {number | null} figure
 * @returns {'met' | 'missed' | 'not measured'}
 */
export function judge({ most = Infinity, least = -Infinity }, figure) {
  if (figure === null || Number.isNaN(figure)) return 'not measured';
  return figure <= most && figure >= least ? 'met' : 'missed';
}

/**
 * Takes the results of a run; gives the figure of each budget by its id, null where the run has none. A figure against another site
 * is a ratio within this run.
 * @param {Results} results
 * @returns {Record<string, number | null>}
 */
export function budgetFigures({ sites }) {
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

/** @param {SiteResults} ours @param {SiteResults | undefined} peer */
function sharedRatios(ours, peer) {
  return listByPage(ours.lighthouse).flatMap(({ page, device, value }) => {
    const times = ratio(value.lcp, peer?.lighthouse[page]?.[device]?.lcp);
    return times === null ? [] : [times];
  });
}

/** @param {number[]} values */
const worst = (values) => (values.length > 0 ? Math.max(...values) : null);

/** @param {number | null | undefined} bytes */
const kiB = (bytes) => (typeof bytes === 'number' ? toKiB(bytes) : null);

/**
 * Takes two figures of one run; gives how many times the second one the first is, to two digits, or null when one is missing.
 * @param {number | null | undefined} own
 * @param {number | null | undefined} other
 * @returns {number | null}
 */
export function ratio(own, other) {
  return typeof own === 'number' && typeof other === 'number' && other > 0 ? round(own / other, 2) : null;
}
