import { describe, expect, it } from 'vitest';
import { parseNotebookArguments } from './arguments';
import { judgeCells } from './judgeCells';
import { readCells, type NotebookCell } from './readNotebook';

const code = (source: string, metadata: object = {}, output?: string) => ({
  cell_type: 'code',
  source: source.split(/(?<=\n)/),
  metadata,
  outputs: output === undefined ? [] : [{ output_type: 'stream', name: 'stdout', text: [output] }],
});

describe('readCells', () => {
  const read = (...cells: object[]) => readCells(JSON.stringify({ cells }));

  it('reads code and output, without text and installation', () => {
    const cells = read(
      { cell_type: 'markdown', source: ['Text'] },
      code('%pip install taichi==1.6.0'),
      code('x = 1\nprint(x)', {}, '1\n'),
    );
    expect(cells).toEqual([
      {
        code: 'x = 1\nprint(x)',
        output: '1\n',
        raises: false,
        needsGpu: false,
        extra: null,
        isReset: false,
        frames: 0,
      },
    ]);
  });

  it.each([
    ['raises-exception', { raises: true }],
    ['needs-gpu', { needsGpu: true }],
    ['needs-pytorch', { extra: 'torch' }],
    ['needs-mesh-patcher', { extra: 'mesh' }],
    ['needs-packages', { extra: 'packages' }],
  ])('reads the tag %s', (tag, expected) => {
    expect(read(code('x', { tags: [tag] }))).toMatchObject([expected]);
  });

  it('marks the cell after a reset', () => {
    const cells = read(code('a'), code('%reset -f'), code('b'), code('c'));
    expect(cells.map(({ isReset }) => isReset)).toEqual([false, true, false]);
  });

  it('reads the number of frames', () => {
    expect(read(code('x', { taichi: { frames: 30 } }))).toMatchObject([{ frames: 30 }]);
  });
});

describe('judgeCells', () => {
  const cell: NotebookCell = {
    code: 'print(1.5)',
    raises: false,
    needsGpu: false,
    extra: null,
    isReset: false,
    frames: 0,
  };
  const trace = { ended: true, error: null, deprecations: [], picture: null, stdout: '', stderr: '' };
  const error = { name: 'NameError', classes: [], last: 'x is not defined', line: 1, traceback: 'a\nb\n' };
  const ending = { code: 0, signal: null, overtime: null, windows: 0 };
  const judge = (change: Partial<NotebookCell>, done: object, end: object = {}) =>
    judgeCells('a.ipynb', [{ ...cell, ...change }], {
      traces: [{ ...trace, ...done }],
      ending: { ...ending, ...end },
    })
      .join('\n')
      .replace(/\n\s+/g, ' | ');

  it.each<[string, Partial<NotebookCell>, object, string, object?]>([
    ['the output of the notebook', { output: '1.5\n' }, { stdout: '1.5000001\n' }, ''],
    ['output that the notebook does not show', {}, { stdout: '1.5\n' }, ''],
    ['an error that is expected', { raises: true }, { error }, ''],
    [
      'another output',
      { output: '1.5\n' },
      { stdout: '2.5\n' },
      'line 1 of its output differs | notebook: 1.5 | printed:  2.5',
    ],
    [
      'no output',
      { output: '1.5\n' },
      {},
      'line 1 of its output differs | notebook: 1.5 | printed:  (nothing)',
    ],
    ['an error', {}, { error }, 'NameError: x is not defined | a | b'],
    ['no error where one is expected', { raises: true }, {}, 'it raises nothing'],
    ['a crash', {}, { ended: false, stderr: 'bad\n' }, 'it ended with SIGSEGV | bad', { signal: 'SIGSEGV' }],
    ['a hang', {}, { ended: false }, 'longer than 600 s', { overtime: 600 }],
  ])('on %s', (_what, change, done, expected, end) => {
    const verdict = judge(change, done, end);
    expect(verdict).toBe(expected && `a.ipynb: code cell 1 (print(1.5)): ${expected}`);
  });

  it('says nothing of cells after the one that failed', () => {
    const failed = { traces: [{ ...trace, error }], ending };
    expect(
      judgeCells('a.ipynb', [cell, cell], failed).filter((line) => line.includes('code cell')),
    ).toHaveLength(1);
  });
});

it.each([
  [['--jobs', '0'], '--jobs 0 is no count'],
  [['--limit', 'long'], '--limit long is no count'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %j', (args, message) => {
  expect(() => parseNotebookArguments(args)).toThrow(message);
});
