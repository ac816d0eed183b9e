import { describe, expect, test } from 'vitest';
import { createBodyCache, isWorthCompressing } from './previewCompression';

describe('createBodyCache', () => {
  const body = (bytes) => Buffer.alloc(bytes);

  test('forgets what was unused for longest when it is full', () => {
    const cache = createBodyCache(100);
    cache.set('a', body(40));
    cache.set('b', body(40));
    cache.get('a');
    cache.set('c', body(40));
    expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([40, undefined, 40]);
  });

  test('keeps nothing that is larger than itself', () => {
    const cache = createBodyCache(100);
    cache.set('a', body(101));
    expect(cache.size()).toBe(0);
  });

  test('does not count a body twice that is set again', () => {
    const cache = createBodyCache(100);
    cache.set('a', body(60));
    cache.set('a', body(60));
    expect(cache.size()).toBe(1);
  });
});

test.each([
  ['a page', 200, { 'content-type': 'text/html;charset=utf-8', 'content-length': 5000 }, true],
  ['a not-found page', 404, { 'content-type': 'text/html;charset=utf-8', 'content-length': 5000 }, true],
  ['a script', 200, { 'content-type': 'text/javascript', 'content-length': 5000 }, true],
  ['a feed', 200, { 'content-type': 'application/atom+xml', 'content-length': 5000 }, true],
  ['a drawing', 200, { 'content-type': 'image/svg+xml', 'content-length': 5000 }, true],
  ['a photograph', 200, { 'content-type': 'image/avif', 'content-length': 5000 }, false],
  ['a short text', 200, { 'content-type': 'text/plain', 'content-length': 20 }, false],
  ['a part of a page', 206, { 'content-type': 'text/html', 'content-length': 5000 }, false],
  ['no news', 304, {}, false],
  [
    'a compressed file',
    200,
    { 'content-type': 'text/html', 'content-length': 5000, 'content-encoding': 'br' },
    false,
  ],
])('isWorthCompressing: %s', (_, status, headers, expected) => {
  expect(isWorthCompressing(status, headers)).toBe(expected);
});
