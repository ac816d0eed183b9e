import { expect, it } from 'vitest';
import type { OfflineIndex } from '../../shared/offline/format';
import { describeSets } from './describeSets';
import type { OfflineRecord, Stored } from './records';

const set = {
  locale: 'en',
  version: 'v1',
  home: '/',
  start: '/docs/',
  list: '/assets/offline/v1.json',
  revision: 'new',
  count: 1,
  bytes: 10,
  download: 5,
};
const index: OfflineIndex = { format: 1, sets: [set] };

const stored = (change: Partial<OfflineRecord> = {}): Stored[] => [
  { id: 'en/v1', record: { set, state: 'complete', files: [['/docs/', 'aa', 10]], leftover: [], ...change } },
];
const files = new Map([['/docs', 'aa']]);

it.each([
  ['not kept', index, [], new Map<string, string>(), 'absent', false],
  ['kept', index, stored(), files, 'kept', true],
  ['kept, without a network', null, stored(), files, 'kept', true],
  ['an older edition', index, stored({ set: { ...set, revision: 'old' } }), files, 'outdated', true],
  ['no longer offered', { ...index, sets: [] }, stored(), files, 'gone', true],
  ['a download that broke off', index, stored({ state: 'started' }), files, 'incomplete', false],
  ['an update that broke off', index, stored({ state: 'updating' }), files, 'updating', true],
  ['a missing file', index, stored(), new Map<string, string>(), 'damaged', true],
  ['a damaged record', index, [{ id: 'en/v1', record: null }], files, 'damaged', false],
] as const)('%s', (_what, offered, records, present, state, isReadable) => {
  expect(describeSets(offered, records, present)).toMatchObject([{ id: 'en/v1', state, isReadable }]);
});

it('counts missing files', () => {
  expect(describeSets(index, stored(), new Map())[0]?.missing).toBe(1);
});

it('a damaged record of a version that is gone can still be named', () => {
  expect(describeSets(null, [{ id: 'en/v0', record: null }], files)).toEqual([
    { id: 'en/v0', set: null, state: 'damaged', isReadable: false, missing: 0 },
  ]);
});
