import { describe, expect, it } from 'vitest';
import { createPage, fenced, release } from '../testing/createPage';
import { listRuns, narrowPage } from './runs';

const picture = '![A](./a.webp "output")\n';

/** A page with one block per fence; the code of each is its number. */
const pageOf = (...fences: string[]) =>
  createPage(fences.map((words, index) => fenced(words, `a = ${index}`)).join('\n'));

const numbersOf = (blocks: { code: string }[]) =>
  blocks.map(({ code }) => code.replace('a = ', '')).join(' ');

describe('listRuns', () => {
  it.each([
    ['blocks on their own', ['python', 'python'], ['0: 0', '1: 1']],
    ['blocks that continue', ['python', 'python continue', 'python'], ['0 1: 0 1', '2: 2']],
    ['what leads up to an error', ['python', 'python continue raises="A"'], ['0: 0', '0 1: 1']],
    ['no skipped blocks', ['python skip="cuda"', 'python'], ['1: 1']],
    ['the Python before a program', ['python', 'cpp', 'cmake'], ['0: 0', '0 1 2: 1 2']],
    ['PyTorch, whether it is installed or not', ['python torch', 'python continue'], ['0 1: 0 1']],
  ])('has %s', (_, fences, expected) => {
    const { runs, problems } = listRuns(pageOf(...fences));
    expect(runs.map(({ blocks, judged }) => `${numbersOf(blocks)}: ${numbersOf(judged)}`)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('treats blocks that share a process as independent', () => {
    const page = { ...pageOf('python', 'python'), isShared: true };
    expect(listRuns(page).runs.map(({ blocks }) => numbersOf(blocks))).toEqual(['0', '1']);
  });

  it.each([
    ['an unknown word', ['python fast']],
    ['nothing to continue', ['python continue']],
    ['CMake without a program', ['cmake']],
  ])('finds %s', (_, fences) => {
    expect(listRuns(pageOf(...fences)).problems).toHaveLength(1);
  });

  it('notes the tools that a run needs', () => {
    const { runs } = listRuns(pageOf('python', 'python torch', 'cpp'));
    expect(runs.map(({ extra, compiler }) => [extra, compiler])).toEqual([
      [null, false],
      ['torch', false],
      ['torch', true],
    ]);
  });
});

describe('the fingerprint of a run', () => {
  const text = fenced('python', 'print(1)') + fenced('output', '1') + picture;
  const digest = (of: string) => (file: string) => ({ file, digest: of });
  const fingerprint = (page: Parameters<typeof listRuns>[0]) => listRuns(page).runs.at(-1)?.fingerprint;
  const original = fingerprint(createPage(text, {}, digest('a')));

  it.each([
    ['the code', createPage(text.replace('print(1)', 'print(1 )'), {}, digest('a'))],
    ['the words', createPage(text.replace('python', 'python vulkan'), {}, digest('a'))],
    ['the output', createPage(text.replace('\n1\n', '\n2\n'), {}, digest('a'))],
    ['an output that is gone', createPage(fenced('python', 'print(1)') + picture, {}, digest('a'))],
    ['the picture', createPage(text, {}, digest('b'))],
    ['the name of the picture', createPage(text.replace('a.webp', 'b.webp'), {}, digest('a'))],
    [
      'a block that it continues',
      createPage(`${fenced('python', 'b = 1')}${text.replace('python', 'python continue')}`, {}, digest('a')),
    ],
    ['a deprecation in its section', createPage(`:deprecated[1.5]\n\n${text}`, {}, digest('a'))],
    ['a package', createPage(text, { release: { ...release, packages: ['taichi==1.6.1'] } }, digest('a'))],
  ])('changes with %s', (_, page) => {
    expect(fingerprint(page)).toMatch(/^[0-9a-f]{12}$/);
    expect(fingerprint(page)).not.toBe(original);
  });

  it('changes with the output of a block before it in the same process', () => {
    const chain = (shown: string) =>
      createPage(
        [fenced('python', 'print(1)'), fenced('output', shown), fenced('python continue', 'a')].join('\n'),
      );
    expect(fingerprint(chain('1'))).not.toBe(fingerprint(chain('2')));
  });

  it('does not change with the place of the block, or text and blocks around it', () => {
    const moved = `# Title\n\nText.\n\n${fenced('python', 'b = 1')}\n${text}\nMore.\n`;
    expect(fingerprint(createPage(moved, { file: 'docs/b.md' }, digest('a')))).toBe(original);
  });
});

describe('narrowPage', () => {
  it('keeps the blocks of the runs, in order, and skipped ones', () => {
    const page = pageOf('python', 'python continue', 'python skip="cuda"', 'python', 'cpp', 'python');
    const { runs } = listRuns(page);
    const [first, , , program] = runs;
    expect(program?.compiler).toBe(true);
    expect(numbersOf(narrowPage(page, first ? [first] : []).blocks)).toBe('0 1 2');
    expect(numbersOf(narrowPage(page, program ? [program] : []).blocks)).toBe('2 3 4');
  });
});
