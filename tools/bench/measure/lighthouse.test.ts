import { expect, test } from 'vitest';
import { readQuality, readSpeed, type LighthouseReport } from './lighthouse';

const report: LighthouseReport = {
  categories: {
    performance: { score: 0.994 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 1 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1042.6 },
    'total-blocking-time': { numericValue: 14 },
    'cumulative-layout-shift': { numericValue: 0.00049 },
  },
};

test('scores are out of 100, times are whole ms', () => {
  expect(readSpeed(report)).toEqual({ performance: 99, lcp: 1043, blocking: 14, shift: 0 });
  expect(readQuality(report)).toEqual({ accessibility: 100, bestPractices: 96, seo: 100 });
});

test.each([
  ['an error', { runtimeError: { message: 'no paint' } }, 'Lighthouse: no paint'],
  ['no score', { categories: { performance: { score: null } } }, 'no score for performance'],
  ['no value', { audits: {} }, 'no value for largest-contentful-paint'],
])('a report with %s is a failure', (_, change, message) => {
  expect(() => readSpeed({ ...report, ...change })).toThrow(message);
});
