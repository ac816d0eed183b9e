import { describe, expect, it } from 'vitest';
import type { PageResult } from '../runner/runPage';
import { formatTable, missedTargets, sumReasons, sumUp } from './sums';

const releases = [
  { version: 'v1.6.0', tag: 'v1.6.0' },
  { version: 'master', tag: 'v1.7.4' },
];
const result = (file: string, blocks: number, executed: number, skipped: PageResult['skipped'] = {}) => ({
  file,
  version: 'v1.6.0',
  blocks,
  executed,
  skipped,
  failures: [],
});

describe('the sums', () => {
  const results = [result('docs/a.md', 98, 98), result('docs/b.md', 2, 0, { torch: 1, cuda: 1 })];
  const sums = sumUp(results, releases);

  it('cover each version that has pages', () => {
    expect(sums).toEqual([
      {
        version: 'v1.6.0',
        tag: 'v1.6.0',
        pages: 2,
        blocks: 100,
        executed: 98,
        failed: 0,
        skipped: { cuda: 1, torch: 1 },
      },
    ]);
  });

  it('are formatted as a table', () => {
    expect(formatTable(sums)).toEqual([
      'version  release  pages  blocks  executed  share   pages that fail  skipped',
      'v1.6.0   v1.6.0   2      100     98        98.0 %  0                cuda 1, torch 1',
    ]);
  });

  it('miss the target with a page without an executed block, or a version with too few', () => {
    expect(missedTargets(results, sums)).toEqual(['docs/b.md: none of its blocks ran']);
    const few = [result('docs/a.md', 100, 96)];
    expect(missedTargets(few, sumUp(few, releases))).toEqual([
      'v1.6.0: 96 of 100 blocks ran, less than 97 %',
    ]);
  });
});

it('adds up reasons in alphabetical order', () => {
  const sums = sumReasons([{ torch: 1 }, {}, { cuda: 2, torch: 1 }]);
  expect(Object.entries(sums)).toEqual([
    ['cuda', 2],
    ['torch', 2],
  ]);
});
