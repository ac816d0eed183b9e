import { expect, it } from 'vitest';
import { keysOfFixtureTests, selectFixtureTests } from './fixtureTests';

const keys = { 'tests/fixtures/a.test.ts': '1', 'tests/fixtures/b.test.ts': '2' };

it.each([
  ['files without a record', {}, false, Object.keys(keys)],
  [
    'files with another key',
    { ...keys, 'tests/fixtures/b.test.ts': '3' },
    false,
    ['tests/fixtures/b.test.ts'],
  ],
  ['no file that has passed', keys, false, []],
  ['files that are drawn', keys, true, Object.keys(keys)],
])('selects %s', (_what, passed, isDrawn, expected) => {
  expect(selectFixtureTests(keys, passed, () => isDrawn)).toEqual(expected);
});

it('each file has a key of its own', () => {
  const values = Object.values(keysOfFixtureTests());
  expect(values.length).toBeGreaterThan(1);
  expect(new Set(values).size).toBe(values.length);
});
