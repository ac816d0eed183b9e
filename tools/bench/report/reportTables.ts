import { KINDS, toKiB } from '../measure/transfers';
import { listByPage, type ByPage, type Results, type SiteResults } from '../results';
import { budgetFigures, judge, type Budget } from './budgets';
import type { Cell, Table } from './tables';
import { appTable, buildTable, pressTables } from './timeTables';

/** Builds the tables of the report; tables without rows are omitted. */
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

/** One row per page type and device that was measured on our site, one column per site. */
function pageTable<Figures>(
  { sites }: Results,
  byPageOf: (site: SiteResults) => ByPage<Figures>,
  show: (figures: Figures) => Cell,
  text: Pick<Table, 'title' | 'note'>,
): Table {
  const all = Object.values(sites);
  const ours = sites.ours ? listByPage(byPageOf(sites.ours)) : [];
  return {
    ...text,
    head: ['page', 'device', ...all.map(({ name }) => name)],
    rows: ours.map(({ page, device }) => [
      page,
      device,
      ...all.map((site) => {
        const figures = byPageOf(site)[page]?.[device];
        return figures === undefined ? null : show(figures);
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
        note: 'Brotli, including headers and prefetched files, until the network is quiet; no interaction with the page.',
      },
    ),
    pageTable(
      results,
      ({ bytes }) => bytes,
      ({ gzip, inline }) => toKiB(gzip.body.script + (inline?.script ?? 0)),
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
  const byPageOf = ({ lighthouse }: SiteResults) => lighthouse;
  return [
    pageTable(results, byPageOf, (value) => value.performance, { title: 'Lighthouse performance' }),
    pageTable(
      results,
      byPageOf,
      ({ accessibility, bestPractices, seo }) => `${accessibility} ${bestPractices} ${seo}`,
      { title: 'Lighthouse accessibility, best practices, SEO' },
    ),
    pageTable(results, byPageOf, (value) => value.lcp, { title: 'Largest contentful paint, ms' }),
    pageTable(results, byPageOf, (value) => value.blocking, { title: 'Blocking time, ms' }),
    pageTable(results, byPageOf, (value) => value.shift, { title: 'Layout shift' }),
  ];
}
