import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixtureSources, isFixtureSource } from './fixtureKey';
import { readImports } from './readImports';

const plugins = readdirSync('plugins').map((name) => `plugins/${name}/index.ts`);

/** Programs of a build of the fixture; bundlers' loaders and threads are files of the plugins. */
const entryPoints = [
  'tests/fixtures/site/docusaurus.config.ts',
  'tools/site/docusaurus.mjs',
  'tools/site/build.ts',
  'tools/site/buildPart.mjs',
  ...plugins.filter(existsSync),
];

it('the key has all that is named', () => {
  expect(fixtureSources.filter((name) => !existsSync(name))).toEqual([]);
});

it('the key has all modules that a build of the fixture loads', () => {
  const loaded = Object.keys(readImports(entryPoints));
  expect(loaded).toContain('plugins/first-view/reduceSheet.ts');
  expect(loaded.filter((file) => !isFixtureSource(file))).toEqual([]);
});

it.each([
  ['src/pages/gallery/ink.md', false],
  ['src/pages/offline.tsx', true],
  ['plugins/pictures/index.test.ts', false],
  ['docs/get-started/hello_world.md', false],
  ['i18n/fr-FR/code.json', true],
])('%s: %s', (file, expected) => {
  expect(isFixtureSource(file)).toBe(expected);
});
