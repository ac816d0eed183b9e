import { readFileSync } from 'node:fs';

type Budget = { readonly id: string; readonly most?: number };
const budgets = JSON.parse(readFileSync('tools/bench/budgets.json', 'utf8')) as readonly Budget[];

/** Where the budget is not reached yet: what is reached, with a little room for the text of a page to grow. */
const reached: Readonly<Record<string, number>> = {
  firstViewPhone: 26,
};

/**
 * Returns the upper limit of a budget of the benchmark in KiB, for scripts and styles with gzip.
 * @throws When the benchmark has no such budget.
 */
export const budgetOf = (id: string): number => {
  const most = reached[id] ?? budgets.find((budget) => budget.id === id)?.most;
  if (most === undefined) throw new Error(`tools/bench/budgets.json has no upper limit named ${id}`);
  return most;
};
