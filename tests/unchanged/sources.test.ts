import { expect, it } from 'vitest';
import { readSpecSources } from './sources';

const sources = readSpecSources('tests/e2e');

it.each([
  ['menus', true, 'sees the site through its windows only'],
  ['bundle', false, 'reads files'],
  ['deployments', true, 'builds the fixture'],
  ['offline', true, 'builds the fixture'],
  ['subscribe', true, 'has a server whose answers are in its sources'],
  ['base-url', false, 'starts servers of its own'],
])('tests/e2e/%s.spec.ts is recorded: %s, because it %s', (name, isWatched) => {
  expect(sources.get(`tests/e2e/${name}.spec.ts`)?.isWatched).toBe(isWatched);
});

it('each spec has a key of its own', () => {
  const keys = [...sources.values()].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('the walk builds no fixture, although its key is made by the code that lists what does', () => {
  expect(readSpecSources('tests/walk').get('tests/walk/walk.spec.ts')?.buildsFixture).toBe(false);
});
