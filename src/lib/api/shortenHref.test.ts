import { expect, it } from 'vitest';
import { shortenHref } from './shortenHref';

it.each([
  ['an entry of the page', '/api/taichi/#taichi.field', '#taichi.field'],
  ['the top of the page', '/api/taichi/', '/api/taichi/'],
  ['an entry of a page below', '/api/taichi/ad/#taichi.ad.Tape', '/api/taichi/ad/#taichi.ad.Tape'],
  ['an entry of another version', '/api/master/taichi/#taichi.field', '/api/master/taichi/#taichi.field'],
  ['a fragment', '#taichi.field', '#taichi.field'],
])('shortens only links to parts of the page: %s', (_, href, shortened) => {
  expect(shortenHref(href, '/api/taichi/')).toBe(shortened);
});
