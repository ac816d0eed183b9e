import { expect, test } from 'vitest';
import { readMilestone } from './describeRun';

test.each([
  ['Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)\n', 'Chromium 156'],
  ['Chromium 157.0.1.2', 'Chromium 157'],
  ['Google Chrome 156.0.8078.79 ', 'Google Chrome 156'],
  ['', ''],
])('of %j the milestone counts', (printed, milestone) => {
  expect(readMilestone(printed)).toBe(milestone);
});
