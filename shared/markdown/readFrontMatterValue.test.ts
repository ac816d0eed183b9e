import { expect, it } from 'vitest';
import { readFrontMatterValue } from './readFrontMatterValue';

const page = (...lines: string[]) => ['---', 'title: A', ...lines, '---', '', 'slug: /text', ''].join('\n');

it.each([
  ['a plain value', page('slug: /field'), { value: '/field', line: 3 }],
  ['spaces', page('slug :  /field  '), { value: '/field', line: 3 }],
  ['Windows line ends', page('slug: /field').replaceAll('\n', '\r\n'), { value: '/field', line: 3 }],
  ['double quotes', page(String.raw`slug: "a \"b\" \\"`), { value: 'a "b" \\', line: 3 }],
  ['single quotes', page("slug: 'it''s'"), { value: "it's", line: 3 }],
  ['no key', page('slugs: /field'), null],
  ['no front matter', 'slug: /field\n', null],
])('reads %s', (_what, text, expected) => {
  expect(readFrontMatterValue(text, 'slug')).toEqual(expected);
});
