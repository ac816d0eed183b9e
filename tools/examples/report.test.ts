import { describe, expect, it } from 'vitest';
import { formatTable, missedTargets, sumUp } from './report';

const releases = [
  { version: 'v1.6.0', tag: 'v1.6.0' },
  { version: 'master', tag: 'v1.7.4' },
];
const result = (file, blocks, executed, skipped = {}) => ({
  file,
  version: 'v1.6.0',
  blocks,
  executed,
  skipped,
  failures: [],
});

describe('the report', () => {
  const results = [result('docs/a.md', 98, 98), result('docs/b.md', 2, 0, { torch: 1, cuda: 1 })];
  const reports = sumUp(results, releases);

  it('sums up each version that has pages', () => {
    expect(reports).toEqual([
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

  it('is a table', () => {
    expect(formatTable(reports)).toEqual([
      'version  release  pages  blocks  executed  share   pages that fail  skipped',
      'v1.6.0   v1.6.0   2      100     98        98.0 %  0                cuda 1, torch 1',
    ]);
  });

  it('names a page without a block that ran, and a version with too few', () => {
    expect(missedTargets(results, reports)).toEqual(['docs/b.md: none of its blocks ran']);
    const few = [result('docs/a.md', 100, 96)];
    expect(missedTargets(few, sumUp(few, releases))).toEqual([
      'v1.6.0: 96 of 100 blocks ran, less than 97 %',
    ]);
  });
});
