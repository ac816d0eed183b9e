import { expect } from '../support/test';
import { test } from '../support/sharedPage';
import { findDefects } from './checks/page';
import { recordPassed } from './records';
import { sharedPlan } from './sharedPlan';

const { scope, planned } = sharedPlan();

const reasons = {
  type: 'one of its type',
  content: 'changed content',
  shapes: 'unseen shapes',
  all: 'every page',
} as const;

/** Elements from which on axe takes more than a minute on a busy machine. */
const large = 5000;

for (const { page: fingerprint, reason } of planned) {
  const { address, size } = fingerprint;
  test(`${address} has no defect (${reasons[reason]})`, async ({ page, complaints }) => {
    test.slow(size > large, 'axe looks at thousands of elements');
    const checksApp = reason === 'type' || reason === 'all';
    expect(await findDefects(page, complaints, { address, checksApp })).toEqual([]);
    recordPassed(scope, fingerprint);
  });
}
