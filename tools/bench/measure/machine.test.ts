import { expect, test } from 'vitest';
import { wasBusy } from './machine';

test.each([
  [0.4, 2, false],
  [1.2, 2, true],
])('a load of %d on %i cores counts as busy: %s', (loadBefore, cores, expected) => {
  expect(wasBusy({ loadBefore, cores })).toBe(expected);
});
