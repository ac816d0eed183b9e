import { expect, it } from 'vitest';
import { pageVersion } from './pageVersion';

it.each([
  ['docs/field', 'v1.6.0'],
  ['docs/v1.5.0/field', 'v1.5.0'],
  ['docs/master/field', 'develop'],
  ['docs', 'v1.6.0'],
  ['api/', 'v1.6.0'],
  ['api/v1.5.0/taichi/', 'v1.5.0'],
])('the page %s searches its own version, %s, whatever was chosen', (path, label) => {
  expect(pageVersion(path, 'current')).toBe(label);
});

it.each([
  [null, 'v1.6.0'],
  ['v1.5.0', 'v1.5.0'],
  ['current', 'develop'],
  ['v0.1', 'v1.6.0'],
])('a page without a version searches the chosen one: %s is %s', (preferred, label) => {
  for (const path of ['', 'blog/v1.5.0', 'search']) expect(pageVersion(path, preferred)).toBe(label);
});
