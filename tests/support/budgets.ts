import { readFileSync } from 'node:fs';

type Budget = { readonly id: string; readonly most?: number };
const budgets = JSON.parse(readFileSync('tools/bench/budgets.json', 'utf8')) as readonly Budget[];

/**
 * Returns the upper limit of a budget of the benchmark in KiB, for scripts and styles with gzip.
 * @throws When the benchmark has no such budget.
 */
export const budgetOf = (id: string): number => {
  const most = budgets.find((budget) => budget.id === id)?.most;
  if (most === undefined) throw new Error(`tools/bench/budgets.json has no upper limit named ${id}`);
  return most;
};
