import { expect, it } from 'vitest';
import { toSitePath } from './toSitePath';

it.each([
  ['/docs/field', '/docs/field'],
  ['https://docs.taichi-lang.org/docs/field#declare', '/docs/field#declare'],
  ['https://docs.taichi-lang.org//evil.example/x', '/evil.example/x'],
])('resolves %s to a path of this site', (url, path) => {
  expect(toSitePath(url)).toBe(path);
});
