import { expect, test } from 'vitest';
import type { BuildFigures } from '../measure/builds';
import type { LighthouseFigures } from '../measure/lighthouse';
import { sumTransfers } from '../measure/transfers';
import type { PageBytes, Results, SiteResults } from '../results';
import { budgetFigures, judge, parseBudgets, ratio, readBudgets } from './budgets';

const firstView = (script: number, inline = 0): PageBytes => {
  const sums = sumTransfers([
    { name: '/', type: 'Script', mimeType: '', isPrefetch: false, wire: script + 24, body: script },
  ]);
  return { ...sums, gzip: sums, inline: { script: inline, style: 1024, boot: inline } };
};
const scores = (performance: number, lcp: number, blocking = 0): LighthouseFigures => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp,
  blocking,
  shift: 0,
});
const builds = (pagesPerSecond: number): BuildFigures => ({
  pages: 40,
  coldSeconds: 10,
  warmSeconds: 5,
  pagesPerSecond,
  more: 20,
  onePageMs: 12,
  onePageBytes: 0,
  onePageAppBytes: null,
});
const site = (figures: Partial<SiteResults>): SiteResults => ({
  name: 'A site',
  version: null,
  bytes: {},
  lighthouse: {},
  ...figures,
});
const results = (sites: Results['sites']): Results => ({
  date: null,
  machine: {
    processor: 'Some processor',
    cores: 2,
    memoryGiB: 8,
    system: 'Linux 6',
    node: 'v20.1.0',
    chromium: '140',
    loadBefore: 0.1,
  },
  runs: 3,
  sites,
  failures: [],
});

test.each([
  [{ most: 2.5 }, 2.5, 'met'],
  [{ most: 2.5 }, 2.6, 'missed'],
  [{ most: 0 }, 0, 'met'],
  [{ least: 100 }, 100, 'met'],
  [{ least: 100 }, 99, 'missed'],
  [{ most: 1 }, null, 'not measured'],
  [{ most: 1 }, NaN, 'not measured'],
])('with budget %j, %d is %s', (budget, figure, verdict) => {
  expect(judge(budget, figure)).toBe(verdict);
});

test('every budget has a figure, which is null in a run that measured nothing', () => {
  const figures = budgetFigures(results({ ours: site({}) }));
  expect(Object.keys(figures).sort()).toEqual(
    readBudgets()
      .map(({ id }) => id)
      .sort(),
  );
  expect(new Set(Object.values(figures))).toEqual(new Set([null]));
});

test.each([
  ['no limit', {}, 'exactly one of "most" and "least"'],
  ['two limits', { most: 1, least: 0 }, 'exactly one of "most" and "least"'],
  ['a limit that is not a number', { most: '1' }, 'expected number'],
  ['an unknown key', { most: 1, max: 1 }, 'max'],
])('a budget with %s is rejected', (_, limits, message) => {
  const parse = () => parseBudgets([{ id: 'size', what: 'a size', unit: 'KiB', ...limits }]);
  expect(parse).toThrow('tools/bench/budgets.json');
  expect(parse).toThrow(message);
});

test('bytes are those of the worst page', () => {
  const bytes = {
    field: { phone: firstView(1000, 900), desktop: firstView(2000) },
    home: { phone: firstView(3072, 1024) },
  };
  expect(budgetFigures(results({ ours: site({ bytes }) }))).toMatchObject({
    firstViewPhone: 1,
    firstViewDesktop: 2,
    bootScript: 0.9,
    scriptBeforeIntent: 4,
    styleBeforePaint: 1,
  });
});

test('Lighthouse scores are those of the worst page; LCP is compared on pages that both sites have', () => {
  const ours = site({
    lighthouse: { field: { phone: scores(100, 900) }, search: { phone: scores(98, 4000, 20) } },
  });
  const starlight = site({ lighthouse: { field: { phone: scores(100, 1200) } } });
  expect(budgetFigures(results({ ours, starlight }))).toMatchObject({
    performance: 98,
    blockingTime: 20,
    lcpAgainstStarlight: 0.75,
  });
});

test('routes and builds are ratios to stock Docusaurus', () => {
  const ours = site({ routes: { cold: 300, warm: 100 }, builds: builds(10) });
  const docusaurus = site({ routes: { cold: 600, warm: 400 }, builds: builds(4) });
  expect(budgetFigures(results({ ours, docusaurus }))).toMatchObject({
    routeCold: 0.5,
    routeWarm: 0.25,
    buildSpeed: 2.5,
    onePageBytes: 0,
  });
});

test.each([
  [1, 3, 0.33],
  [1, 0, null],
  [1, null, null],
  [undefined, 3, null],
])('the ratio of %j to %j is %j', (own, other, expected) => {
  expect(ratio(own, other)).toBe(expected);
});
