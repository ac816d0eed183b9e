import { expect, test } from 'vitest';
import { convertPage, readPage } from './convert';

const page = (body) => ({ title: 'Fields', description: 'Numbers.', fields: ['slug: /field'], body });
const bodyOf = (body, peer) => convertPage(page(body), peer).split('---\n')[2]?.trim();

test('a page is taken apart into front matter and body', () => {
  const text = '---\ntitle: "Fields: all"\ndescription: Numbers.\nslug: /field\n---\n\nText.\n';
  expect(readPage(text)).toEqual({
    title: 'Fields: all',
    description: 'Numbers.',
    fields: ['title: "Fields: all"', 'description: Numbers.', 'slug: /field'],
    body: '\nText.\n',
  });
  expect(() => readPage('Text.')).toThrow(/front matter/);
});

test('front matter keeps what the peer understands', () => {
  expect(convertPage(page('Text.'), 'docusaurus', ['slug'])).toBe(
    '---\ntitle: "Fields"\ndescription: "Numbers."\nslug: /field\n---\n\nText.',
  );
});

test.each([
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

test('code stays as it is, an output becomes text', () => {
  const code = '```python title="a.py"\n:::note\na < b\n```\n```output\n1 < 2\n```';
  expect(bodyOf(code, 'starlight')).toBe(code.replace('output', 'text'));
});
