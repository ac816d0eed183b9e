import { describe, expect, it } from 'vitest';
import { reduceSheet } from './reduceSheet';
import { addNames, createNames } from './usedNames';

const html =
  '<html><body class="docs wide"><main id=main><h1 class=title>Code &lt;p></h1><a href=/>x</a></main></body></html>';
const reduce = (css: string): string => {
  const names = createNames();
  addNames(names, html);
  return reduceSheet(css, names);
};

describe('reduceSheet', () => {
  it.each([
    ['a class that is used', '.wide{a:b}', '.wide{a:b}'],
    ['a class that is not', '.narrow{a:b}', ''],
    ['an element that is not', 'table{a:b}', ''],
    ['an id that is not', '#nprogress{a:b}', ''],
    ['a part of a list', 'h1,h2,.title{a:b}', 'h1,.title{a:b}'],
    ['a compound', '.docs .narrow a{a:b}', ''],
    ['alternatives, one used', ':is(h1,h2) a{a:b}', ':is(h1,h2) a{a:b}'],
    ['alternatives, none used', ':is(h2,h3) a{a:b}', ''],
    ['what an element is not', 'a:not(.narrow){a:b}', 'a:not(.narrow){a:b}'],
    ['an attribute that may come', '[data-theme=light] a[open]{a:b}', '[data-theme=light] a[open]{a:b}'],
    ['a class that a script sets', '.copy--done{a:b}', '.copy--done{a:b}'],
    ['a media query that gets empty', '@media print{@media all{.narrow{a:b}}}', ''],
    [
      'a used animation',
      'a{animation:spin 1s}@keyframes spin{to{a:b}}',
      'a{animation:spin 1s}@keyframes spin{to{a:b}}',
    ],
    ['an unused animation', '@keyframes spin{to{a:b}}', ''],
    [
      'a property that nothing reads',
      ':root{--x:var(--y);--y:1;--z:2}a{a:var(--z)}',
      ':root{--z:2}a{a:var(--z)}',
    ],
    [
      'a property read through another',
      ':root{--x:var(--y);--y:1}a{a:var(--x)}',
      ':root{--x:var(--y);--y:1}a{a:var(--x)}',
    ],
  ])('%s', (_what, css, expected) => {
    expect(reduce(css)).toBe(expected);
  });
});
