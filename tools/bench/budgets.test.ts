import { expect, test } from 'vitest';
import { budgetFigures, judge, ratio, readBudgets } from './budgets';
import { sumTransfers } from './kinds';

const view = (script, boot = null) => {
  const sum = sumTransfers([
    { name: '/', type: 'Script', mimeType: '', isPrefetch: false, wire: script + 24, body: script },
  ]);
  return { ...sum, gzip: sum, boot };
};
const score = (performance, lcp, blocking = 0) => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp,
  blocking,
  shift: 0,
});
const results = (ours, peers = {}) => ({
  sites: { ours: { name: 'Taichi Docs', version: null, bytes: {}, lighthouse: {}, ...ours }, ...peers },
});
const peer = (name, figures) => ({ name, version: '1', bytes: {}, lighthouse: {}, ...figures });

test.each([
  [{ most: 2.5 }, 2.5, 'met'],
  [{ most: 2.5 }, 2.6, 'missed'],
  [{ most: 0 }, 0, 'met'],
  [{ least: 100 }, 100, 'met'],
  [{ least: 100 }, 99, 'missed'],
  [{ most: 1 }, null, 'not measured'],
  [{ most: 1 }, NaN, 'not measured'],
])('%j with %d is %s', (budget, figure, verdict) => {
  expect(judge(budget, figure)).toBe(verdict);
});

test('every budget has a figure, and nothing is measured in an empty run', () => {
  const figures = budgetFigures(results({}));
  expect(Object.keys(figures).sort()).toEqual(
    readBudgets()
      .map(({ id }) => id)
      .sort(),
  );
  expect(new Set(Object.values(figures))).toEqual(new Set([null]));
});

test('bytes of all pages: the worst page counts', () => {
  const bytes = { field: { phone: view(1000, 900), desktop: view(2000) }, home: { phone: view(3072) } };
  expect(budgetFigures(results({ bytes }))).toMatchObject({
    firstViewPhone: 1,
    firstViewDesktop: 2,
    bootScript: 0.9,
    scriptBeforeIntent: 3,
  });
});

test('Lighthouse: the worst page counts, and LCP is compared on pages that both have', () => {
  const lighthouse = { field: { phone: score(100, 900) }, search: { phone: score(98, 4000, 20) } };
  const starlight = peer('Starlight', { lighthouse: { field: { phone: score(100, 1200) } } });
  expect(budgetFigures(results({ lighthouse }, { starlight }))).toMatchObject({
    performance: 98,
    blockingTime: 20,
    lcpAgainstStarlight: 0.75,
  });
});

test('routes and builds are ratios to stock Docusaurus', () => {
  const routes = { cold: 300, warm: 100 };
  const docusaurus = peer('Docusaurus', { routes: { cold: 600, warm: 400 }, builds: { pagesPerSecond: 4 } });
  expect(
    budgetFigures(results({ routes, builds: { pagesPerSecond: 10, onePageBytes: 0 } }, { docusaurus })),
  ).toMatchObject({
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
