import { expect, test } from 'vitest';
import { cacheControl, contentType, securityHeaders } from './headers';

const year = 'public, max-age=31536000, immutable';

test.each([
  ['/assets/js/main.1a2b3c4d.js', year],
  ['/assets/js/1a2b3c4d.a1b2c3.js', year],
  ['/zh-Hans/assets/images/ripple-0f1e2d3c4b5a69788796a5b4c3d2e1f0.avif', year],
  ['/assets/search/en/text-0-1a2b3c4d5e.json', year],
  ['/assets/search/en.json', 'no-cache'],
  ['/assets/readme.txt', 'no-cache'],
  ['/img/logo.1a2b3c4d.svg', 'no-cache'],
  ['/docs/field', 'no-cache'],
  ['/offline-worker.js', 'no-cache'],
  ['/assets/offline/v1.6.0.json', 'no-cache'],
])('cacheControl of %s', (pathname, expected) => {
  expect(cacheControl(pathname)).toBe(expected);
});

test.each([
  ['/img/social-card.png', 'cross-origin'],
  ['/assets/images/ripple-0f1e2d3c4b5a.avif', 'cross-origin'],
  ['/blog/rss.xml', 'cross-origin'],
  ['/blog/feed.json', 'cross-origin'],
  ['/api/objects.inv', 'cross-origin'],
  ['/docs/field.md', 'cross-origin'],
  ['/assets/search/en.json', 'same-origin'],
  ['/assets/js/main.1a2b3c4d.js', 'same-origin'],
  ['/docs/field', 'same-origin'],
  ['/', 'same-origin'],
])('Cross-Origin-Resource-Policy of %s', (pathname, expected) => {
  expect(securityHeaders(pathname)['Cross-Origin-Resource-Policy']).toBe(expected);
});

test.each([
  ['/notes.txt', 'text/plain;charset=utf-8'],
  ['/assets/js/main.1a2b3c4d.js', 'text/javascript;charset=utf-8'],
  ['/offline-worker.js', 'text/javascript;charset=utf-8'],
  ['/docs/field.md', 'text/markdown;charset=utf-8'],
  ['/docs/field.ipynb', 'application/x-ipynb+json'],
  ['/api/objects.inv', 'application/octet-stream'],
  ['/blog/rss.xml', 'application/xml;charset=utf-8'],
  ['/docs/field', null],
  ['/api/ti.init', null],
])('contentType of %s', (pathname, expected) => {
  expect(contentType(pathname)).toBe(expected);
});

test.each(['/', '/docs/field', '/docs/field.html', '/api/ti.init'])('%s is a page', (pathname) => {
  expect(securityHeaders(pathname)).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test.each(['/assets/js/main.1a2b3c4d.js', '/img/logo.svg', '/blog/rss.xml', '/objects.inv'])(
  '%s is a file',
  (pathname) => {
    expect(securityHeaders(pathname)).toEqual({
      'Content-Security-Policy': "default-src 'self'",
      'Cross-Origin-Resource-Policy': pathname.endsWith('.js') ? 'same-origin' : 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  },
);
