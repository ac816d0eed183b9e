import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from './fakeSite';
import { createFakeStore, type FakeStore } from './fakeStore';
import { keepSet, type Keeping } from './keepSet';
import { isDue, updateKept } from './updateKept';
import { readStored } from './storedFiles';

const hour = 3_600_000;

let site: FakeSite;
let keeping: Keeping & { stores: { files: FakeStore; records: FakeStore } };

beforeEach(async () => {
  site = createFakeSite({ '/docs/': 'index', '/docs/field': 'first' });
  keeping = {
    stores: { files: createFakeStore(), records: createFakeStore() },
    fetcher: site.fetcher,
    readRoom: () => Promise.resolve(null),
  };
  await keepSet(site.set(), keeping);
  site.requested();
});

const update = (now: number) => updateKept('/', keeping, now);

describe('updateKept', () => {
  it('fetches what changed on the site', async () => {
    site.files = { ...site.files, '/docs/field': 'second' };
    await update(100 * hour);
    expect(site.requested()).toEqual([
      '/assets/offline/index.json',
      '/assets/offline/v1.json',
      '/docs/field',
    ]);
    expect(await (await readStored(keeping.stores.files, '/docs/field'))?.text()).toBe('second');
  });

  it('asks for the index only, and once a day, when nothing changed', async () => {
    await update(100 * hour);
    expect(site.requested()).toEqual(['/assets/offline/index.json']);
    await update(123 * hour);
    expect(site.requested()).toEqual([]);
    await update(125 * hour);
    expect(site.requested()).toEqual(['/assets/offline/index.json']);
  });

  it('keeps nothing that the reader has not chosen, and goes on with nothing that was stopped', async () => {
    const controller = new AbortController();
    await keeping.stores.records.delete('/.offline/en/v1');
    await keepSet(site.set(), {
      ...keeping,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    }).catch(() => undefined);
    site.requested();
    await update(100 * hour);
    expect(site.requested()).toEqual(['/assets/offline/index.json']);
  });
});

it.each([
  ['never looked', { time: 0, isDone: false }, true],
  ['an hour ago', { time: 999 * hour, isDone: true }, false],
  ['yesterday', { time: 976 * hour, isDone: true }, true],
  ['cut off an hour ago', { time: 999 * hour, isDone: false }, true],
  ['cut off just now', { time: 1000 * hour - 1, isDone: false }, false],
  ['in a future that a clock invented', { time: 2000 * hour, isDone: true }, true],
])('isDue: %s', (_what, check, expected) => {
  expect(isDue(check, 1000 * hour)).toBe(expected);
});
