import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown';
import { readHeadings } from './readHeadings';

const headingsOf = (text: string) => readHeadings(parseMarkdown(text));

describe('readHeadings', () => {
  it.each([
    ['an explicit id', '## Declare a field {#declare}', 'declare', 'Declare a field'],
    [
      'code, emphasis and links',
      '## `ti.init` and *more* [here](./a.md)',
      'tiinit-and-more-here',
      'ti.init and more here',
    ],
    ['escapes', '## A \\* B', 'a--b', 'A * B'],
    ['version badges', '## Quantized types :since[1.6]', 'quantized-types', 'Quantized types'],
    ['a leading number', '## 1. Install', '1-install', '1. Install'],
    ['other scripts', '## 安装 Taichi', '安装-taichi', '安装 Taichi'],
    ['accents', '## L’exécution', 'lexécution', 'L’exécution'],
    ['an underline', 'Install\nit\n---', 'install-it', 'Install it'],
  ])('derives id and title from %s', (_what, text, id, title) => {
    expect(headingsOf(text)).toEqual([{ depth: 2, id, title, line: 1 }]);
  });

  it('numbers derived ids that repeat, not explicit ones', () => {
    const ids = headingsOf('## Example\n\n## Example\n\n## A {#example-1}\n\n### Example').map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['example', 'example-1', 'example-1', 'example-2']);
  });

  it('counts lines from the top of the page, front matter included', () => {
    expect(headingsOf('---\ntitle: A\n---\n\n# B\n')).toMatchObject([{ depth: 1, line: 5 }]);
  });

  it.each([
    ['a code block', '```\n## A\n```'],
    ['an indented code block', '    ## A'],
    ['a comment', '<!--\n## A\n-->'],
  ])('ignores %s', (_what, text) => {
    expect(headingsOf(text)).toEqual([]);
  });
});
