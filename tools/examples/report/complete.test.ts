import { describe, expect, it } from 'vitest';
import type { PageResult } from '../runner/runPage';
import { selectAll, type Selection } from '../selection/select';
import { createPage, fenced } from '../testing/createPage';
import { completeResult, isProven } from './complete';

const text = ['python', 'python continue', 'python', 'python skip="cuda"', 'python torch']
  .map((words, index) => fenced(words, `a = ${index}`))
  .join('\n');

function selectionOf(page = createPage(text)): Selection {
  const [selection] = selectAll([page]);
  if (!selection) throw new Error('no page');
  return selection;
}

/** The result of running the blocks with these indices, and the skipped one. */
function partOf({ page }: Selection, indices: number[], more: Partial<PageResult> = {}) {
  const blocks = page.blocks.filter((block, index) => indices.includes(index) || block.fence.skip);
  const result: PageResult = {
    file: page.file,
    version: 'v1.6.0',
    blocks: blocks.length,
    executed: indices.length,
    skipped: { cuda: 1 },
    written: [],
    failures: [],
    ...more,
  };
  return { page: { ...page, blocks }, result };
}

describe('the result of a page', () => {
  const selection = selectionOf();
  it.each([
    ['is that of the report if nothing ran', null, 4, { cuda: 1 }, true],
    ['adds what ran to what the report covers', partOf(selection, [2]), 4, { cuda: 1 }, true],
    [
      'lacks blocks without their tools',
      partOf(selection, [4], { executed: 0, skipped: { cuda: 1, torch: 1 } }),
      3,
      { cuda: 1, torch: 1 },
      false,
    ],
    [
      'is no proof with a failure',
      partOf(selection, [2], { failures: [{ line: 1, message: 'wrong', tail: [] }] }),
      4,
      { cuda: 1 },
      false,
    ],
  ])('%s', (_, part, executed, skipped, proven) => {
    const result = completeResult(selection, part);
    expect(result).toMatchObject({ blocks: 5, executed, skipped });
    expect(isProven(selection, result)).toBe(proven);
  });
});
