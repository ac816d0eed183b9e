import { describe, expect, it } from 'vitest';
import { listWrittenLinks } from './listWrittenLinks';

const certain: [string, string[]][] = [
  ['See [a](/docs/a), [b](./b.md#x "title") and ![c](<img/c.png>).', ['/docs/a', './b.md#x', 'img/c.png']],
  ['[a](/docs/a_(b)) and (c)', ['/docs/a_(b)']],
  ['[a]: ../a.md#b', ['../a.md#b']],
  ['<a class="x" href="/docs/a">a</a> <img src=/b.png>', ['/docs/a', '/b.png']],
  ["  { label: 'A', to: '/docs/a' },", ['/docs/a']],
  ['<Link to={`/docs/a`}>', ['/docs/a']],
  ['{ "href": "/docs/a", "text": "b" }', ['/docs/a']],
  ['url: /docs/a', ['/docs/a']],
  ['The page /docs/a is a word here.', []],
];

describe('listWrittenLinks', () => {
  it.each(certain)('is certain in %s of %j', (text, expected) => {
    const links = listWrittenLinks(`first line\n${text}\n`).filter(({ isCertain }) => isCertain);
    expect(links).toEqual(expected.map((written) => ({ line: 2, written, isCertain: true })));
  });

  it('takes a word with a slash, a hash or a dot as uncertain, without the end of its sentence', () => {
    const written = listWrittenLinks("const page = '/docs/a'; // see docs/b#c.").map((link) => link.written);
    expect(written).toEqual(['/docs/a', '//', 'docs/b#c']);
  });
});
