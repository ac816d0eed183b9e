import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../tests/fixtures/parsePage';
import { createWords } from '../words';
import { formatBlocks } from './formatBlocks';
import { readPage, readPages } from './readPages';
import { createLinkResolver } from './resolveLink';

const words = createWords('en', {});
const french = createWords('fr-FR', { 'theme.admonition.tip': 'Astuce', 'badge.since': 'depuis {version}' });
const place = { siteUrl: 'https://site.example', baseUrl: '/fr/' };
const linkTo = createLinkResolver(
  { permalink: '/fr/docs/field', source: 'docs/basic/field.md' },
  place,
  new Map([['docs/type-system/type.md', '/fr/docs/type']]),
);

function clean(page: string, locale = words): string {
  const pictureAt = (url: string) => (url.endsWith('.svg') ? null : `https://site.example/${url}`);
  return formatBlocks(readPage(parsePage(page), { words: locale, linkTo, pictureAt }));
}

describe('a page as clean Markdown', () => {
  it.each([
    ['front matter', '---\ntitle: A\n---\n\nText.', 'Text.'],
    ['ids of headings', '## Shape {#shape}\n\nText {`a`}.', '## Shape\n\nText {`a`}.'],
    ['badges of headings', '## Loops :since[1.6] {#loops}', '## Loops (new in 1.6)'],
    ['a badge without a release', 'Soon. :unreleased[]', 'Soon. (unreleased)'],
    ['code without a link', 'Call :plain[`ti.x`].', 'Call `ti.x`.'],
    ['a colon before a word', 'at 12:30 or a:b', 'at 12:30 or a:b'],
    ['comments', 'One.\n\n<!-- truncate -->\n\nTwo.', 'One.\n\nTwo.'],
    [
      'words of fences',
      '```python title="a.py" continue live="x" frames=3 {1,3-4}\nx = 1\n```\n```output\n1\n```',
      '```python title="a.py" {1,3-4}\nx = 1\n```\n\n```output\n1\n```',
    ],
    [
      'fences inside fences',
      '````markdown\n:::note\n```python continue\n```\n:::\n````',
      '````markdown\n:::note\n```python continue\n```\n:::\n````',
    ],
    ['fences in lists', '- One:\n\n  ```python skip="long"\n  x\n  ```', '- One:\n\n  ```python\n  x\n  ```'],
    ['pictures', '![A *ripple*](./a.webp "output")', '![A *ripple*](https://site.example/./a.webp)'],
    ['diagrams', '![Two boxes](./a.svg)', '*Figure: Two boxes*'],
    ['ids in code, which Docusaurus escapes', '```markdown\n## A {#a}\n```', '```markdown\n## A {#a}\n```'],
    ['formulas', 'So $a[i](b)$.\n\n$$\na[i](b)\n$$', 'So $a[i](b)$.\n\n$$\na[i](b)\n$$'],
    ['addresses in the text', 'See https://x.example/b.', 'See https://x.example/b.'],
    ['footnotes', 'One[^1].\n\n[^1]: [two](/c)', 'One[^1].\n\n[^1]: [two](https://site.example/fr/c)'],
    ['elements of the theme', 'One.\n\n::tested-releases\n\nTwo.', 'One.\n\nTwo.'],
  ])('changes %s', (_what, page, expected) => {
    expect(clean(page)).toBe(expected);
  });

  it.each([
    ['a page', '[types](../type-system/type.md#cast)', '[types](https://site.example/fr/docs/type#cast)'],
    ['the page itself', '[above](#shape)', '[above](https://site.example/fr/docs/field#shape)'],
    ['a path', '[**API**](/api/)', '[**API**](https://site.example/fr/api/)'],
    ['another site', '[a](https://x.example/b "Title")', '[a](https://x.example/b)'],
    ['an address', '<https://x.example/b>', '<https://x.example/b>'],
    ['a path in a table', '| a |\n|---|\n| [b](/c) |', '| a |\n|---|\n| [b](https://site.example/fr/c) |'],
  ])('completes a link to %s', (_what, page, expected) => {
    expect(clean(page)).toBe(expected);
  });

  it.each([
    ['a notice', ':::tip\nOne.\n\nTwo.\n:::', '> **Tip**\n>\n> One.\n>\n> Two.'],
    ['a notice with a title', ':::warning[Do *not*]\nOne.\n:::', '> **Do *not***\n>\n> One.'],
    [
      'folded text with code',
      ':::fold[Answer]\n```python continue\na\n\nb\n```\n:::',
      '> **Answer**\n>\n> ```python\n> a\n>\n> b\n> ```',
    ],
    [
      'tabs',
      '::::tabs\n\n:::tab[In Python]\nOne.\n:::\n\n:::tab[In C]\nTwo.\n:::\n\n::::',
      '**In Python**\n\nOne.\n\n**In C**\n\nTwo.',
    ],
    [
      'a glossary',
      ':::glossary\n- **field** {#field} Room.\n- **kernel** {#kernel} Code.\n:::',
      '- **field**: Room.\n- **kernel**: Code.',
    ],
  ])('writes %s without directives', (_what, page, expected) => {
    expect(clean(page)).toBe(expected);
  });

  it('uses the words of the locale', () => {
    expect(clean(':::tip\nUn. :since[1.6]\n:::', french)).toBe('> **Astuce**\n>\n> Un. (depuis 1.6)');
    expect(clean('![Deux](./a.svg)', french)).toBe('*Figure : Deux*');
  });
});

it('refuses a page that was not parsed ahead', () => {
  const page = {
    kind: 'docs',
    title: 'A',
    description: '',
    permalink: '/a',
    list: 'current',
    version: 'current',
    source: 'a.md',
  } as const;
  const read = () =>
    readPages({
      pages: [{ ...page, file: fileURLToPath(import.meta.url) }],
      parsed: { find: () => undefined },
      place,
      words,
      findPicture: (file) => file,
    });
  expect(read).toThrow(/markdown\.test\.ts was not parsed\. Fix: /);
});
