import { describe, expect, it } from 'vitest';
import { propertiesIn, shortenProperties } from './shortenProperties';

describe('shortenProperties', () => {
  it.each([
    [
      'the most used gets the shortest name',
      ':root{--x:1;--y:2}a{b:var(--y) var(--y)}',
      ':root{--b:1;--a:2}a{b:var(--a) var(--a)}',
    ],
    ['one that reads another', ':root{--tone:1;--line:var(--tone)}', ':root{--a:1;--b:var(--a)}'],
    ['a fallback', 'a{b:var(--tone,var(--line))}', 'a{b:var(--a,var(--b))}'],
    ['a name that others know', ':root{--kept:1}a{b:var(--kept)}', ':root{--kept:1}a{b:var(--kept)}'],
    ['a short name that others know', ':root{--a:1;--x:2}', ':root{--a:1;--b:2}'],
    ['a class with two hyphens', '.tab--x{--x:1;b:var(--x)}', '.tab--x{--a:1;b:var(--a)}'],
  ])('%s', (_what, css, expected) => {
    expect(
      shortenProperties(css, new Set(['--kept', '--a'].filter((name) => css.includes(`${name}:1`)))),
    ).toBe(expected);
  });

  it('has a name for each of a thousand', () => {
    const css = Array.from({ length: 1000 }, (_, index) => `--long${index}:1`).join(';');
    const names = [...shortenProperties(`a{${css}}`, new Set()).matchAll(/--(\w+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1000);
  });
});

it('finds the properties that a page reads', () => {
  expect(propertiesIn('<path stroke=var(--python) d="M0 0"/><path stroke="var(--taichi)"/>')).toEqual([
    '--python',
    '--taichi',
  ]);
});
