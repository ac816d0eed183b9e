import { expect } from '../support/test';
import { test } from '../support/sharedPage';
import { findDefects } from './checks/page';
import { recordPassed } from './records';
import { sharedPlan } from './sharedPlan';

const { scope, planned: pages } = sharedPlan();

const reasons = {
  type: 'one of its type',
  content: 'changed content',
  shapes: 'unseen shapes',
  all: 'every page',
} as const;

/** Milliseconds that a page may take on a busy machine: axe looks at each element many times. */
const limitOf = (size: number): number => 60_000 + 40 * size;

// The largest first: the last one to end is a small one then, and no worker waits for another.
const largestFirst = [...pages].sort((a, b) => b.page.size - a.page.size);

for (const planned of largestFirst) {
  const { reason } = planned;
  const { address, size } = planned.page;
  test(`${address} has no defect (${reasons[reason]})`, async ({ page, complaints }) => {
    test.setTimeout(limitOf(size));
    // The frame of a page whose shapes have all passed elsewhere has passed with them.
    const part = reason === 'type' || reason === 'shapes' ? 'page' : 'main';
    expect(await findDefects(page, complaints, { address, isType: reason === 'type', part })).toEqual([]);
    recordPassed(scope, planned);
  });
}
