import { describe, expect, it, vi } from 'vitest';
import { fetchSearchFile } from './fetchSearchFile';

const answer =
  (body: string, type: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));

describe('fetchSearchFile', () => {
  it('returns the parsed file', async () => {
    expect(await fetchSearchFile('/x.json', answer('{"a":1}', 'application/json'))).toEqual({ a: 1 });
  });

  it('gives up on a file that does not arrive', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const fetcher = (_url: unknown, init?: RequestInit) =>
      init?.signal?.aborted
        ? Promise.reject(new DOMException('late', 'TimeoutError'))
        : new Promise<Response>(() => undefined);
    const fetched = fetchSearchFile('/x.json', fetcher);
    await expect(fetched).rejects.toMatchObject({ name: 'SearchIndexError', reason: 'missing' });
    limit.mockRestore();
  });

  it('does not call a file damaged that stops halfway', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const fetched = fetchSearchFile('/x.json', answer('{"a":', 'application/json'));
    await expect(fetched).rejects.toMatchObject({ name: 'SearchIndexError', reason: 'missing' });
    limit.mockRestore();
  });

  it.each<[string, typeof fetch, string]>([
    ['no file', answer('', 'text/plain', 404), 'missing'],
    ['the app instead of a file', answer('<!doctype html>', 'text/html; charset=utf-8'), 'missing'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'missing'],
    ['half a file', answer('{"a":', 'application/json'), 'damaged'],
  ])('throws for %s', async (_name, fetcher, reason) => {
    await expect(fetchSearchFile('/x.json', fetcher)).rejects.toMatchObject({
      name: 'SearchIndexError',
      reason,
    });
  });
});
