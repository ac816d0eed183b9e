import { describe, expect, it } from 'vitest';
import { fetchSearchFile } from './fetchSearchFile';

const answer =
  (body: string, type: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));

describe('fetchSearchFile', () => {
  it('returns the parsed file', async () => {
    expect(await fetchSearchFile('/x.json', answer('{"a":1}', 'application/json'))).toEqual({ a: 1 });
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
