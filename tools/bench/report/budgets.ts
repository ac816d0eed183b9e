import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../shared/projectRoot';
import { round } from '../measure/statistics';
import { toKiB } from '../measure/transfers';
import { listByPage, type Results, type SiteResults } from '../results';

const budgetSchema = z
  .strictObject({
    id: z.string(),
    what: z.string(),
    unit: z.string(),
    most: z.number().optional(),
    least: z.number().optional(),
  })
  .refine(({ most, least }) => (most === undefined) !== (least === undefined), {
    error: 'exactly one of "most" and "least" is required',
  });

export type Budget = Readonly<z.infer<typeof budgetSchema>>;
export type Verdict = 'met' | 'missed' | 'not measured';

/** Figures by the id of their budget; null for what a run has not measured. */
export type BudgetFigures = Readonly<Record<string, number | null>>;

const FILE = 'tools/bench/budgets.json';

/**
 * Reads the budgets.
 * @throws When the file does not have the shape of a list of budgets.
 */
export function readBudgets(): readonly Budget[] {
  return parseBudgets(JSON.parse(readFileSync(path.join(projectRoot, FILE), 'utf8')));
}

/**
 * Validates the content of the budget file.
 * @throws With the position of the first mistake.
 */
export function parseBudgets(content: unknown): readonly Budget[] {
  const { data, error } = z.array(budgetSchema).safeParse(content);
  if (error) throw new Error(`${FILE}: ${z.prettifyError(error)}`, { cause: error });
  return data;
}

/** Compares a figure with its budget. */
export function judge(
  { most = Infinity, least = -Infinity }: Pick<Budget, 'most' | 'least'>,
  figure: number | null,
): Verdict {
  if (figure === null || Number.isNaN(figure)) return 'not measured';
  return figure <= most && figure >= least ? 'met' : 'missed';
}

/** Reads the figure of each budget from the results. Figures that compare sites are ratios within one run. */
export function budgetFigures({ sites }: Results): BudgetFigures {
  const { ours, docusaurus, starlight } = sites;
  if (!ours) return {};
  const bytes = listByPage(ours.bytes);
  const scores = listByPage(ours.lighthouse).map(({ value }) => value);
  const field = ours.bytes.field;
  return {
    firstViewPhone: kiB(field?.phone?.total),
    firstViewDesktop: kiB(field?.desktop?.total),
    bootScript: kiB(field?.phone?.inline?.boot),
    scriptBeforeIntent: kiB(
      largest(bytes.map(({ value }) => value.gzip.body.script + (value.inline?.script ?? 0))),
    ),
    styleBeforePaint: kiB(field?.phone && field.phone.gzip.body.style + (field.phone.inline?.style ?? 0)),
    appScript: kiB(ours.app?.script),
    onePageBytes: ours.builds?.onePageBytes ?? null,
    performance: scores.length > 0 ? Math.min(...scores.map(({ performance }) => performance)) : null,
    blockingTime: largest(scores.map(({ blocking }) => blocking)),
    lcpAgainstStarlight: largest(lcpRatios(ours, starlight)),
    layoutShift: largest(scores.map(({ shift }) => shift)),
    lostClicks: ours.clicks?.lost ?? null,
    routeCold: ratio(ours.routes?.cold, docusaurus?.routes?.cold),
    routeWarm: ratio(ours.routes?.warm, docusaurus?.routes?.warm),
    buildSpeed: ratio(ours.builds?.pagesPerSecond, docusaurus?.builds?.pagesPerSecond),
  };
}

/** Only pages that were measured on both sites have a ratio. */
function lcpRatios(ours: SiteResults, peer: SiteResults | undefined): number[] {
  return listByPage(ours.lighthouse).flatMap(({ page, device, value }) => {
    const times = ratio(value.lcp, peer?.lighthouse[page]?.[device]?.lcp);
    return times === null ? [] : [times];
  });
}

const largest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

const kiB = (bytes: number | null | undefined) => (typeof bytes === 'number' ? toKiB(bytes) : null);

/** Divides two figures of one run, rounded to two decimal places; null when one of them is missing. */
export function ratio(own: number | null | undefined, other: number | null | undefined): number | null {
  return typeof own === 'number' && typeof other === 'number' && other > 0 ? round(own / other, 2) : null;
}
