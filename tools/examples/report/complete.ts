import type { Page } from '../pages/pages';
import type { PageResult } from '../runner/runPage';
import type { Selection } from '../selection/select';
import { sumReasons } from './sums';

/**
 * Completes the result of what was run of a page by the blocks that the report covers.
 * @param part What was run, with its result; null if everything is covered.
 */
export function completeResult(
  { page }: Selection,
  part: { page: Page; result: PageResult } | null,
): PageResult {
  const run = new Set(part?.page.blocks);
  const known = page.blocks.filter((block) => !run.has(block) && block.fence.skip === undefined);
  const skipped = page.blocks.map(({ fence }) => (fence.skip ? { [fence.skip]: 1 } : {}));
  return {
    file: page.file,
    ...(page.source !== undefined && { source: page.source }),
    version: page.release.version,
    blocks: page.blocks.length + page.problems.length,
    executed: known.length + (part?.result.executed ?? 0),
    skipped: part?.result.skipped ?? sumReasons(skipped),
    written: part?.result.written ?? [],
    failures: part?.result.failures ?? [],
  };
}

/** Returns whether a page passed, and everything on it that should run did. */
export function isProven({ page }: Selection, { executed, failures }: PageResult): boolean {
  const wanted = page.blocks.filter(({ fence }) => fence.skip === undefined);
  return failures.length === 0 && executed === wanted.length;
}
