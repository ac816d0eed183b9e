import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSite, type FakeSite } from './fakeSite';
import { createFakeStore, type FakeStore } from './fakeStore';
import { keepSet, type Keeping } from './keepSet';
import { readRecord, readRecords } from './records';
import { removeSet } from './removeSet';
import { readStored } from './storedFiles';

const first = {
  '/assets/js/main.1a2b3c4d.js': 'first code',
  '/assets/search/en.json': '{}',
  '/docs/': 'index',
  '/docs/field': 'first field',
};
const second = {
  '/assets/js/main.5e6f7a8b.js': 'second code',
  '/assets/search/en.json': '{}',
  '/docs/': 'index',
  '/docs/field': 'second field',
};

let site: FakeSite;
let files: FakeStore;
let records: FakeStore;

beforeEach(() => {
  site = createFakeSite(first);
  files = createFakeStore();
  records = createFakeStore();
});

const keep = (options: Partial<Keeping> = {}): Promise<void> =>
  keepSet(site.set(), {
    stores: { files, records },
    fetcher: site.fetcher,
    readRoom: () => Promise.resolve(null),
    ...options,
  });

const textOf = async (path: string): Promise<string | undefined> => (await readStored(files, path))?.text();
const stateOf = async () => (await readRecord(records, 'en/v1'))?.state;

describe('keepSet', () => {
  it('stores every file of the list, and reports progress in bytes', async () => {
    const seen: [number, number][] = [];
    await keep({ onProgress: (...progress) => seen.push(progress) });
    expect(files.paths()).toEqual([
      '/assets/js/main.1a2b3c4d.js',
      '/assets/search/en.json',
      '/docs',
      '/docs/field',
    ]);
    const total = Object.values(first).join('').length;
    expect(seen[0]).toEqual([0, total]);
    expect(seen.at(-1)).toEqual([total, total]);
    expect(await stateOf()).toBe('complete');
    expect(await textOf('/docs/field/index.html')).toBe('first field');
  });

  it('stores type and protection of a file, and nothing else of its headers', async () => {
    await keep();
    const stored = await readStored(files, '/docs/field');
    expect([...(stored?.headers.keys() ?? [])]).toEqual(['content-type']);
  });

  it('fetches only what changed, by hash', async () => {
    await keep();
    site.requested();
    site.files = second;
    await keep();
    expect(site.requested()).toEqual([
      '/assets/offline/v1.json',
      '/assets/js/main.5e6f7a8b.js',
      '/docs/field',
    ]);
    expect(await textOf('/docs/field')).toBe('second field');
  });

  it('keeps the files of the edition before for open tabs, until the next update', async () => {
    await keep();
    site.files = second;
    await keep();
    expect(await textOf('/assets/js/main.1a2b3c4d.js')).toBe('first code');
    site.files = { ...second, '/assets/js/main.9c0d1e2f.js': 'third code' };
    delete (site.files as Record<string, string>)['/assets/js/main.5e6f7a8b.js'];
    await keep();
    expect(files.paths()).not.toContain('/assets/js/main.1a2b3c4d.js');
    expect(await textOf('/assets/js/main.5e6f7a8b.js')).toBe('second code');
  });

  it('fetches nothing a second time when nothing changed, and repairs what is missing', async () => {
    await keep();
    await files.delete('/docs/field');
    site.requested();
    await keep();
    expect(site.requested()).toEqual(['/assets/offline/v1.json', '/docs/field']);
    expect(await stateOf()).toBe('complete');
  });

  it('stops when it is aborted, and goes on from there', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => [`/docs/${index}`, `page ${index}`]);
    site.files = Object.fromEntries(pages);
    const controller = new AbortController();
    const isStopped = keep({
      signal: controller.signal,
      onProgress: (done) => done > 0 && controller.abort(),
    });
    await expect(isStopped).rejects.toThrow(/abort/i);
    expect(await stateOf()).toBe('started');
    const before = files.paths().length;
    expect(before).toBeGreaterThan(0);
    site.requested();
    await keep();
    expect(site.requested()).toHaveLength(1 + pages.length - before);
    expect(await stateOf()).toBe('complete');
  });

  it('asks again for a file that does not arrive, and gives up in the end', async () => {
    vi.useFakeTimers();
    try {
      let failures = 2;
      site.intercept = (path) => {
        if (path === '/docs/field' && failures-- > 0) throw new TypeError('offline');
        return undefined;
      };
      const kept = keep();
      await vi.runAllTimersAsync();
      await kept;
      expect(await textOf('/docs/field')).toBe('first field');
      failures = 3;
      await removeSet({ files, records }, 'en/v1');
      const failed = expect(keep()).rejects.toMatchObject({ reason: 'network', detail: '/docs/field' });
      await vi.runAllTimersAsync();
      await failed;
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes the new list when the site is deployed during the download', async () => {
    let isDeployed = false;
    site.intercept = (path) => {
      if (path === '/docs/field' && !isDeployed) {
        isDeployed = true;
        site.files = second;
      }
      return undefined;
    };
    await keep();
    expect(await textOf('/docs/field')).toBe('second field');
    expect(await textOf('/assets/js/main.5e6f7a8b.js')).toBe('second code');
    expect((await readRecord(records, 'en/v1'))?.set.revision).toBe(site.set().revision);
  });

  it('refuses a file that is not the one on the list', async () => {
    site.intercept = (path) => (path === '/docs/field' ? new Response('a page to log in') : undefined);
    await expect(keep()).rejects.toMatchObject({ reason: 'changed', detail: '/docs/field' });
    expect(files.paths()).not.toContain('/docs/field');
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is a page', () => new Response('<!doctype html>')],
    ['is of another format', () => Response.json({ format: 99, files: [] })],
  ])('stores nothing when the list %s', async (_what, answer) => {
    site.intercept = (path) => (path.endsWith('v1.json') ? answer() : undefined);
    await expect(keep()).rejects.toMatchObject({ reason: 'list' });
    expect([...files.paths(), ...records.paths()]).toEqual([]);
  });

  it('downloads nothing when there is no room', async () => {
    await expect(keep({ readRoom: () => Promise.resolve(10) })).rejects.toMatchObject({ reason: 'room' });
    expect(files.paths()).toEqual([]);
    expect(site.requested()).toEqual(['/assets/offline/v1.json']);
  });

  it('frees the disk that turns out to be full', async () => {
    files.limit = 15;
    await expect(keep()).rejects.toMatchObject({ reason: 'room' });
    expect([...files.paths(), ...records.paths()]).toEqual([]);
  });

  it('a full disk during an update leaves the edition before', async () => {
    await keep();
    files.limit = 1;
    site.files = second;
    await expect(keep()).rejects.toMatchObject({ reason: 'room' });
    expect(await textOf('/docs/field')).toBe('first field');
    expect(await textOf('/assets/js/main.1a2b3c4d.js')).toBe('first code');
    expect(await stateOf()).toBe('updating');
  });
});

describe('removeSet', () => {
  it('deletes what no other version needs', async () => {
    await keep();
    const other = { ...site.set(), version: 'v2' };
    await keepSet(other, {
      stores: { files, records },
      fetcher: site.fetcher,
      readRoom: () => Promise.resolve(null),
    });
    await removeSet({ files, records }, 'en/v1');
    expect(files.paths()).toHaveLength(4);
    await removeSet({ files, records }, 'en/v2');
    expect([...files.paths(), ...records.paths()]).toEqual([]);
  });
});

describe('readRecords', () => {
  it('lists a damaged record without its content', async () => {
    await keep();
    await records.put('/.offline/en/v1', new Response('{"set":'));
    expect(await readRecords(records)).toEqual([{ id: 'en/v1', record: null }]);
    await records.put(
      '/.offline/en/v1',
      Response.json({ set: site.set(), state: 'complete', files: 'all', leftover: [] }),
    );
    expect(await readRecord(records, 'en/v1')).toBeNull();
  });
});
