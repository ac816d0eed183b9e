import { describe, expect, it } from 'vitest';
import { readSheet } from './readSheet';
import { reduceSheet } from './reduceSheet';
import { namesIn } from './usedNames';

const html =
  '<html lang=en><body class="docs wide"><main id=main><h1 class=title>Code &lt;p></h1><a href=/>x</a><i lang=fr>f</i><a lang=zh-Hans hreflang=zh>z</a></main></body></html>';
const reduce = (css: string): string => reduceSheet(readSheet(css), namesIn(html));

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
    [
      'an element without a class',
      'i:not([class]),a:not([class])>i{a:b}',
      'i:not([class]),a:not([class])>i{a:b}',
    ],
    ['an element that always has one', 'h1:not([class]),body>h1:not([class]) i{a:b}', ''],
    ['a control that is disabled before the app runs', 'i:disabled{a:b}', ''],
    ['an attribute that may come', '[data-theme=light] a[open]{a:b}', '[data-theme=light] a[open]{a:b}'],
    ['the language of a part', ':lang(fr) a{a:b}', ':lang(fr) a{a:b}'],
    ['a language that only a menu has', ':lang(zh) a,[lang|=zh]{a:b}', ''],
    ['any language', 'a:not([lang]){a:b}', 'a:not([lang]){a:b}'],
    ['what needs the app', '[data-has-hydrated=true] a{a:b}', ''],
    ['what the app ends', '[data-has-hydrated=false] a{a:b}', '[data-has-hydrated=false] a{a:b}'],
    ['a class that a script sets', '.copy--done{a:b}', '.copy--done{a:b}'],
    ['a media query that gets empty', '@media print{@media all{.narrow{a:b}}}', ''],
    [
      'a used animation',
      'a{animation:spin 1s}@keyframes spin{to{a:b}}',
      'a{animation:spin 1s}@keyframes spin{to{a:b}}',
    ],
    ['an unused animation', '@keyframes spin{to{a:b}}', ''],
    ['all printed pages', '@page{margin:1cm}', '@page{margin:1cm}'],
    ['the first printed page', '@page :first{margin:1cm}', '@page :first{margin:1cm}'],
    [
      'printed pages with a name',
      'a{page:wide}@page wide{size:a4}@page narrow{size:a5}',
      'a{page:wide}@page wide{size:a4}',
    ],
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

it('keeps what applies to a disabled control where a page has one', () => {
  const css = 'button:disabled{a:b}';
  expect(reduceSheet(readSheet(css), namesIn('<button disabled type=submit>'))).toBe(css);
  expect(reduceSheet(readSheet(css), namesIn('<button type=submit disabled>'))).toBe(css);
  expect(reduceSheet(readSheet(css), namesIn('<button type=submit data-disabled=no>'))).toBe('');
});

it('lists the names of selectors, but not those of key frames', () => {
  const css = '@media print{.a>b:not(.c),#d{a:b}}@keyframes e{from{a:b}}';
  expect([...readSheet(css).names]).toEqual(['.a', 'b', '.c', '#d']);
});

it('keeps what separates declarations, rules in rules and at-rules without a block', () => {
  const css = '@layer a,b;.wide{a:b;c:d;&:hover{e:f}}@media print{h1{g:h}}@layer c';
  expect(reduce(css)).toBe(css);
  expect(reduce(css.replace('{a:b;c:d', '{a:b;--x:d'))).toBe(css.replace('a:b;c:d', 'a:b'));
  expect(reduce('@layer a;.narrow{a:b}')).toBe('@layer a');
});

it('refuses a sheet with a comment', () => {
  expect(() => readSheet('a{b:c}/* d */')).toThrow('contains a comment: d. Fix: minify it.');
});
