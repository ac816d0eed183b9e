import { expect, it } from 'vitest';
import { findCounterparts } from './findCounterparts';
import type { RecordState, Stored } from './records';

const kept = (
  version: string,
  home: string,
  start: string,
  paths: string[],
  state: RecordState = 'complete',
): Stored => ({
  id: version,
  record: {
    set: { locale: 'x', version, home, start, list: '/l', revision: 'a', count: 0, bytes: 0, download: 0 },
    state,
    files: paths.map((path) => [path, 'aa', 1] as const),
    leftover: [],
  },
});

const english = kept('v1.6.0', '/', '/docs/', ['/docs/', '/docs/field']);
const french = kept('develop', '/fr-FR/', '/fr-FR/docs/master/', ['/fr-FR/docs/master/field']);
const starts = ['/docs/', '/docs/v1.5.0/', '/fr-FR/docs/', '/fr-FR/docs/master/'];

it.each([
  ['the same page in other versions', '/docs/v1.5.0/field', ['/docs/field', '/fr-FR/docs/master/field']],
  ['a page that they do not have', '/docs/v1.5.0/gone', []],
  ['the list of a version', '/docs/v1.5.0/', []],
  ['a page without a version', '/blog/first', []],
])('%s', (_what, page, expected) => {
  expect(findCounterparts(page, [english, french], starts).map(({ path }) => path)).toEqual(expected);
});

it('a download that broke off has none', () => {
  const started = kept('v1.6.0', '/', '/docs/', ['/docs/field'], 'started');
  expect(findCounterparts('/docs/v1.5.0/field', [started, { id: 'x', record: null }], starts)).toEqual([]);
});
