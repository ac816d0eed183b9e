import { expect, it } from 'vitest';
import { reduceForPages } from './pageSheets';

const page = (content: string): string => `<html class=plugin-docs><body>${content}</body></html>`;

it('gives each page the rules that can apply to it', () => {
  const pages = [page('<p class=rare>'), page('<p class=common>'), page('<p class=other>')];
  expect(reduceForPages('p{a:b}.common{c:d}.rare{e:f}.absent{g:h}', pages)).toEqual([
    'p{a:b}.rare{e:f}',
    'p{a:b}.common{c:d}',
    'p{a:b}',
  ]);
});
