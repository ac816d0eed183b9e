import { expect, test } from 'vitest';
import { createAttempts } from './attempt';
import { wasBusy } from './machine';
import { choosePages } from './run';
import { PAGE_TYPES } from './sites';

test('page types stand in the order of the tables', () => {
  expect(choosePages(['search', 'home'])).toEqual(['home', 'search']);
  expect(choosePages(null)).toBe(PAGE_TYPES);
  expect(() => choosePages(['fields'])).toThrow(/--pages fields: choose from home/);
});

test('a failure is noted and said, and what follows goes on', async () => {
  const lines = [];
  const { attempt, failures } = createAttempts((line) => lines.push(line));
  expect(await attempt('Starlight', 'builds', () => Promise.reject(new Error('no disk')))).toBeNull();
  expect(await attempt('VitePress', 'builds', () => Promise.resolve(1))).toBe(1);
  expect(failures).toEqual([{ site: 'Starlight', what: 'builds', message: 'no disk' }]);
  expect(lines[0]).toBe('builds · Starlight · FAILED: no disk');
});

test.each([
  [0.4, 2, false],
  [1.2, 2, true],
])('a load of %d on %i cores', (loadBefore, cores, expected) => {
  expect(wasBusy({ loadBefore, cores })).toBe(expected);
});
