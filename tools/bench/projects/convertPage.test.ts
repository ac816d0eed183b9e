import { expect, test } from 'vitest';
import type { PeerId } from '../sites/site';
import { convertPage, readPage, type MarkdownPage } from './convertPage';

const page = (body: string): MarkdownPage => ({
  title: 'Fields',
  description: 'Numbers.',
  fields: ['slug: /field'],
  body,
});
const bodyOf = (body: string, peer: PeerId) => convertPage(page(body), peer).split('---\n')[2]?.trim();

test('a page is split into front matter and body', () => {
  const text = '---\ntitle: "Fields: all"\ndescription: Numbers.\nslug: /field\n---\n\nText.\n';
  expect(readPage(text)).toEqual({
    title: 'Fields: all',
    description: 'Numbers.',
    fields: ['title: "Fields: all"', 'description: Numbers.', 'slug: /field'],
    body: '\nText.\n',
  });
  expect(() => readPage('Text.')).toThrow(/front matter/);
});

test('front matter keeps the fields that the peer understands', () => {
  expect(convertPage(page('Text.'), 'docusaurus', ['slug'])).toBe(
    '---\ntitle: "Fields"\ndescription: "Numbers."\nslug: /field\n---\n\nText.',
  );
});

test.each<[PeerId, string, string]>([
  ['docusaurus', ':::warning[Mind]', ':::warning[Mind]'],
  ['starlight', ':::warning[Mind]', ':::caution[Mind]'],
  ['vitepress', ':::note[Mind]', '# Fields\n\n::: info Mind'],
  ['docusaurus', ':::tab[Linux]', '**Linux**'],
  ['docusaurus', '::::tabs', ''],
  ['docusaurus', 'New :since[1.6] here', 'New *since 1.6* here'],
  ['docusaurus', 'Write :plain[`ti.var`] there', 'Write `ti.var` there'],
  ['docusaurus', 'a < b, `a < b`, <https://x.org>', 'a &lt; b, `a < b`, <https://x.org>'],
  ['docusaurus', '## Read {#read}', '## Read {#read}'],
  ['starlight', '## Read {#read}', '## Read'],
  ['docusaurus', '[types](../type/type.md#all)', '[types](../type/type.md#all)'],
  ['starlight', '[types](../type/type.md#all)', '[types](../../type/type/#all)'],
])('%s: %s', (peer, before, after) => {
  expect(bodyOf(before, peer)).toBe(after);
});

test('code is left alone, and an output block becomes text', () => {
  const code = '```python title="a.py"\n:::note\na < b\n```\n```output\n1 < 2\n```';
  expect(bodyOf(code, 'starlight')).toBe(code.replace('output', 'text'));
});
