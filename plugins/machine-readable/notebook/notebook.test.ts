import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../tests/fixtures/parsePage';
import { readPage } from '../markdown/readPages';
import type { CleanPage } from '../types';
import { createWords } from '../words';
import { checkNotebook } from './checkNotebook';
import { hasProgram } from './toCells';
import { formatNotebook, toNotebook } from './toNotebook';

const words = createWords('en', {});

function pageOf(markdown: string): CleanPage {
  const blocks = readPage(parsePage(markdown), { words, linkTo: (url) => url, pictureAt: (url) => url });
  return {
    ...{ kind: 'docs', list: 'current', version: 'current', file: '', source: '' },
    ...{ title: 'Fields', description: 'Numbers.', permalink: '/docs/field', blocks },
  };
}

const place = { siteUrl: 'https://site.example', baseUrl: '/' };
const notebookOf = (markdown: string) =>
  toNotebook(pageOf(markdown), { place, words, release: '1.6.0', locale: 'en' });

/** The cells below the title and the installation: type, text, output. */
const cellsOf = (markdown: string) =>
  notebookOf(markdown)
    .cells.slice(2)
    .map((cell) => [
      cell.cell_type,
      cell.source.join(''),
      ...(cell.cell_type === 'code' ? cell.outputs.map(({ text }) => text.join('')) : []),
    ]);

const program = '```python title="a.py"\nx = 1\nprint(x)\n```\n```output\n1\n```';

describe('a notebook', () => {
  it('begins with the title of the page and the release to install', () => {
    const [title, install] = notebookOf(program).cells;
    expect(title?.source.join('')).toMatch(
      /^# Fields\n\nNumbers\.\n\n<https:\/\/site\.example\/docs\/field>\n\n/,
    );
    expect(install).toMatchObject({ cell_type: 'code', source: ['%pip install taichi==1.6.0'] });
  });

  it('has a cell for each program, with what it printed', () => {
    expect(cellsOf(`One.\n\nTwo.\n\n${program}\n\nThree.\n\n\`\`\`python continue\nx += 1\n\`\`\``)).toEqual([
      ['markdown', 'One.\n\nTwo.'],
      ['code', 'x = 1\nprint(x)', '1\n'],
      ['markdown', 'Three.'],
      ['code', 'x += 1'],
    ]);
  });

  it('leaves programs that are not run in the text, and links pictures', () => {
    expect(cellsOf('```python skip="cuda"\nx\n```\n\n![A](a.webp "output")')).toEqual([
      ['markdown', '```python\nx\n```\n\n![A](a.webp)'],
    ]);
  });

  it('takes tabs and folded text with programs apart, and no others', () => {
    const fold = (content: string) => `:::fold[Answer]\n${content}\n:::`;
    expect(cellsOf(fold(program))).toEqual([
      ['markdown', '**Answer**'],
      ['code', 'x = 1\nprint(x)', '1\n'],
    ]);
    expect(cellsOf(fold('Text.'))).toEqual([['markdown', '> **Answer**\n>\n> Text.']]);
  });

  it('goes on after an error that the page expects', () => {
    const [cell] = notebookOf('```python raises="Error: no"\nx\n```').cells.slice(2);
    expect(cell?.metadata).toEqual({ tags: ['raises-exception'] });
  });

  it('leaves an error in the text that would end the program around it', () => {
    const detour = '```python raises="Error: no"\nti.init()\n```';
    const rest = '```python continue\ny = x\n```';
    expect(cellsOf(`${program}\n\n${detour}\n\n${rest}`)).toEqual([
      ['code', 'x = 1\nprint(x)', '1\n'],
      ['markdown', '```python\nti.init()\n```'],
      ['code', 'y = x'],
    ]);
    expect(cellsOf(`${program}\n\n${detour}`).map(([type]) => type)).toEqual(['code', 'code']);
  });

  it.each([
    ['a window', 'frames=1', 'w = ti.ui.Window()'],
    ['the builder of a sparse matrix', '', 'b = ti.linalg.SparseMatrixBuilder(4, 4)'],
  ])('forgets %s before the next program starts', (_name, words, code) => {
    const block = (words: string, code: string) => `\`\`\`python ${words}\n${code}\n\`\`\``;
    const cells = (...blocks: string[]) => cellsOf(blocks.join('\n\n')).map(([, code]) => code);
    const first = block(words, code);
    const start = block('', 'ti.init()');
    expect(cells(first, start, start)).toEqual([code, '%reset -f', 'ti.init()', 'ti.init()']);
    expect(cells(first, block('continue', 'x'))).toEqual([code, 'x']);
    expect(cells(start, start)).toEqual(['ti.init()', 'ti.init()']);
  });

  it.each([
    ['python vulkan', { tags: ['needs-gpu'] }],
    ['python torch', { tags: ['needs-pytorch'] }],
    ['python needs="jax"', { tags: ['needs-packages'] }],
    ['python needs="meshtaichi-patcher"', { tags: ['needs-mesh-patcher'] }],
    ['python frames=30', { tags: ['opens-window'], taichi: { frames: 30 } }],
    ['python continue', {}],
  ])('marks what a run without a reader needs for a block of %s', (fence, metadata) => {
    const notebook = notebookOf(`\`\`\`${fence}\nx\n\`\`\``);
    expect(notebook.cells[2]?.metadata).toEqual(metadata);
    expect(checkNotebook(JSON.parse(formatNotebook(notebook)))).toBeNull();
  });

  it('keeps the ids of cells that do not change', () => {
    const idsOf = (markdown: string) => notebookOf(markdown).cells.map(({ id }) => id);
    const same = '```python\nsame\n```';
    const before = idsOf(`One.\n\n${same}\n\nTwo.\n\n${same}`);
    const after = idsOf(`One, edited.\n\n${same}\n\nTwo.\n\n${same}`);
    expect(before.filter((id, index) => id !== after[index])).toHaveLength(1);
    expect(new Set(before).size).toBe(before.length);
  });

  it('is valid in nbformat 4.5', () => {
    expect(checkNotebook(JSON.parse(formatNotebook(notebookOf(program))))).toBeNull();
  });
});

it.each([
  ['text', 'Text.', false],
  ['a program', program, true],
  ['a program in a tab', `::::tabs\n:::tab[A]\n${program}\n:::\n::::`, true],
  ['a program that is not run', '```python skip="long"\nx\n```', false],
  ['a program in another language', '```cpp\nint x;\n```', false],
])('of %s: whether there is something to run', (_what, markdown, expected) => {
  expect(hasProgram(pageOf(markdown).blocks)).toBe(expected);
});

describe('the check of notebooks reports', () => {
  const cell = { cell_type: 'markdown', id: 'a', metadata: {}, source: [] };
  const code = { ...cell, cell_type: 'code', id: 'b', outputs: [], execution_count: null };
  const valid = { metadata: {}, nbformat: 4, nbformat_minor: 5, cells: [cell, code] };

  it('nothing in a valid notebook', () => {
    expect(checkNotebook(valid)).toBeNull();
  });

  it.each([
    ['an older format', { ...valid, nbformat_minor: 4 }],
    ['a cell without an id', { ...valid, cells: [{ ...cell, id: undefined }] }],
    ['an id with a blank', { ...valid, cells: [{ ...cell, id: 'a b' }] }],
    ['an id that is too long', { ...valid, cells: [{ ...cell, id: 'a'.repeat(65) }] }],
    ['two cells with one id', { ...valid, cells: [cell, cell] }],
    ['outputs of a text cell', { ...valid, cells: [{ ...cell, outputs: [] }] }],
    ['a code cell without outputs', { ...valid, cells: [{ ...code, outputs: undefined }] }],
    [
      'a stream without a name',
      { ...valid, cells: [{ ...code, outputs: [{ output_type: 'stream', text: '' }] }] },
    ],
    ['a kernel without a name', { ...valid, metadata: { kernelspec: { display_name: 'Python' } } }],
    ['a key beside the cells', { ...valid, worksheets: [] }],
  ])('%s', (_what, notebook) => {
    expect(checkNotebook(JSON.parse(JSON.stringify(notebook)))).not.toBeNull();
  });
});
