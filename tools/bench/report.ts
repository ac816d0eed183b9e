import { budgetFigures, judge } from './budgets';
import { KINDS, toKiB } from './kinds';
import { appTable, buildTable, pressTables } from './reportTimes';
import { listByPage } from './results';
import type { Budget } from './budgets';
import type { Results, SiteResults } from './results';
import type { Cell, Table } from './tables';

/**
 * Takes the results of a run and the budgets; gives the tables of the report. A table without a figure is left out.
 */
export function reportTables(results: Results, budgets: readonly Budget[]): Table[] {
  const tables = [budgetTable(results, budgets), ...firstViewTables(results), ...lighthouseTables(results)];
  return [...tables, ...pressTables(results), appTable(results), buildTable(results)].filter(
    ({ rows }) => rows.length > 0,
  );
}

function budgetTable(results: Results, budgets: readonly Budget[]): Table {
  const figures = budgetFigures(results);
  return {
    title: 'Budgets',
    head: ['', 'figure', 'budget', 'unit', 'verdict'],
    rows: budgets.map((budget) => {
      const figure = figures[budget.id] ?? null;
      const limit = budget.most === undefined ? `≥ ${budget.least}` : `≤ ${budget.most}`;
      return [budget.what, figure, limit, budget.unit, judge(budget, figure)];
    }),
  };
}

function pageTable<Value>(
  { sites }: Results,
  byPage: (site: SiteResults) => Parameters<typeof listByPage<Value>>[0],
  show: (value: Value) => Cell,
  text: Pick<Table, 'title' | 'note'>,
): Table {
  const all = Object.values(sites);
  const ours = sites.ours ? listByPage(byPage(sites.ours)) : [];
  return {
    ...text,
    head: ['page', 'device', ...all.map(({ name }) => name)],
    rows: ours.map(({ page, device }) => [
      page,
      device,
      ...all.map((site) => {
        const value = byPage(site)[page]?.[device];
        return value === undefined ? null : show(value);
      }),
    ]),
  };
}

function firstViewTables(results: Results): Table[] {
  const ours = results.sites.ours ? listByPage(results.sites.ours.bytes) : [];
  return [
    pageTable(
      results,
      ({ bytes }) => bytes,
      (view) => `${toKiB(view.total)} (${view.requests})`,
      {
        title: 'First view: KiB on the wire (requests)',
        note: 'Brotli, headers and what is fetched ahead of time included, until nothing more comes and nobody has touched the page.',
      },
    ),
    pageTable(
      results,
      ({ bytes }) => bytes,
      ({ gzip }) => toKiB(gzip.body.script),
      {
        title: 'First view: JavaScript, KiB gzip',
      },
    ),
    {
      title: 'First view of Taichi Docs by kind, KiB on the wire',
      head: ['page', 'device', ...KINDS],
      rows: ours.map(({ page, device, value }) => [
        page,
        device,
        ...KINDS.map((kind) => toKiB(value.wire[kind])),
      ]),
    },
  ];
}

function lighthouseTables(results: Results): Table[] {
  const byPage = ({ lighthouse }: SiteResults) => lighthouse;
  return [
    pageTable(results, byPage, (value) => value.performance, { title: 'Lighthouse performance' }),
    pageTable(
      results,
      byPage,
      ({ accessibility, bestPractices, seo }) => `${accessibility} ${bestPractices} ${seo}`,
      { title: 'Lighthouse accessibility, best practices, SEO' },
    ),
    pageTable(results, byPage, (value) => value.lcp, { title: 'Largest contentful paint, ms' }),
    pageTable(results, byPage, (value) => value.blocking, { title: 'Blocking time, ms' }),
    pageTable(results, byPage, (value) => value.shift, { title: 'Layout shift' }),
  ];
}
