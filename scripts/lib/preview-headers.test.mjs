import { describe, expect, test } from 'vitest';
import { acceptedEncodings, cacheControl, isPlainRange, securityHeaders } from './preview-headers.mjs';

test.each([
  ['/assets/js/main.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['/assets/js/814f3328.03fcc1.js', 'public, max-age=31536000, immutable'],
  [
    '/zh-Hans/assets/images/ripple-0f1e2d3c4b5a69788796a5b4c3d2e1f0.avif',
    'public, max-age=31536000, immutable',
  ],
  ['/assets/readme.txt', 'no-cache'],
  ['/img/logo.1a2b3c4d.svg', 'no-cache'],
  ['/docs/field', 'no-cache'],
])('cacheControl of %s', (pathname, expected) => {
  expect(cacheControl(pathname)).toBe(expected);
});

test.each(['/', '/docs/field', '/docs/v1.5.0', '/api/v1.5.0/', '/404.html'])('%s is a page', (pathname) => {
  expect(securityHeaders(pathname)).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Frame-Options': 'DENY',
  });
});

test.each(['/assets/css/docs.1a2b3c4d.css', '/img/icons.svg', '/assets/js/worker.1a2b3c4d.js'])(
  '%s is a file',
  (pathname) => {
    expect(securityHeaders(pathname)).toEqual({
      'Content-Security-Policy': "default-src 'self'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  },
);

describe('acceptedEncodings', () => {
  test.each([
    [undefined, []],
    ['identity', []],
    ['gzip, deflate', ['gzip']],
    ['gzip, deflate, br', ['br', 'gzip']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['*', ['br', 'gzip']],
    ['br;q=0.0, *', ['gzip']],
  ])('%s', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});

test.each([
  ['bytes=0-', true],
  ['bytes=10-20', true],
  ['bytes=20-10', false],
  ['bytes=-500', false],
  ['bytes=0-1,5-6', false],
  ['lines=1-2', false],
  [undefined, false],
])('isPlainRange of %s', (header, expected) => {
  expect(isPlainRange(header)).toBe(expected);
});
