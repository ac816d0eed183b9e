import { expect, it } from 'vitest';
import { findLivePrograms, findPicturedPrograms, lineOnPage, sliderRanges, sourceOf } from './livePrograms';

const page = `# Page

\`\`\`python
a = 1
\`\`\`

\`\`\`python raises="NameError: b"
b
\`\`\`

\`\`\`python continue live="rings"
c = a
d = 2  # 1 … 3
\`\`\`

\`\`\`python
e = 1
\`\`\`
`;

it('joins the blocks that a live block continues', () => {
  const [program, ...others] = findLivePrograms(page);
  expect(others).toEqual([]);
  expect(program?.name).toBe('rings');
  expect(program && sourceOf(program)).toBe('a = 1\nc = a\nd = 2  # 1 … 3\n');
});

it('finds the line of the page for a line of the program', () => {
  const [program] = findLivePrograms(page);
  expect([1, 2, 3].map((line) => program && lineOnPage(program, line))).toEqual([4, 12, 13]);
});

it('finds nothing on a page without live blocks', () => {
  expect(findLivePrograms('```python\na = 1\n```\n')).toEqual([]);
});

it('lists the ranges of sliders', () => {
  expect(sliderRanges('a = 1  # 0 … 2\nb = 1  # a comment\n  c = 1  # 0 … 2\nd = -1.5  # -2 … 0')).toEqual([
    '0…2',
    '-2…0',
  ]);
});

it('finds programs that have a picture and are not live', () => {
  const block = (code: string, meta = '') => `\`\`\`python${meta}\n${code}\n\`\`\`\n`;
  const picture = (name: string) => `![alt](./img/${name}.webp "output")\n`;
  const text = [
    `${block('a = 1') + block('b = a', ' continue')}\`\`\`output\n1\n\`\`\`\n${picture('a')}`,
    block('c = 1', ' live="c"') + picture('c'),
    `${block('d = 1')}![a photo](./img/d.webp)\n`,
    `${block('e = 1')}Text.\n\n${picture('e')}`,
  ].join('\n');
  const found = findPicturedPrograms(text);
  expect(found.map(({ name }) => name)).toEqual(['a.webp', 'e.webp']);
  expect(found[0] && sourceOf(found[0])).toBe('a = 1\nb = a\n');
});
