import { expect, test } from 'vitest';
import { cacheControl, securityHeaders, textType } from './previewHeaders';

test.each([
  ['/assets/js/main.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['/assets/js/1a2b3c4d.a1b2c3.js', 'public, max-age=31536000, immutable'],
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

test.each(['/', '/docs/field', '/docs/field.html', '/api/ti.init'])('%s is a page', (pathname) => {
  expect(securityHeaders(pathname)).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'X-Frame-Options': 'DENY',
  });
});

test.each(['/assets/js/main.1a2b3c4d.js', '/img/logo.svg', '/blog/rss.xml', '/objects.inv'])(
  '%s is a file',
  (pathname) => {
    expect(securityHeaders(pathname)).toEqual({
      'Content-Security-Policy': "default-src 'self'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  },
);

test.each([
  ['/notes.txt', 'text/plain;charset=utf-8'],
  ['/assets/js/main.1a2b3c4d.js', 'text/javascript;charset=utf-8'],
  ['/img/logo.svg', null],
  ['/docs/field', null],
])('textType of %s', (pathname, expected) => {
  expect(textType(pathname)).toBe(expected);
});
