// @ts-check
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeProcess } from './examples-judge.mjs';
import { planPage } from './examples-plan.mjs';
import { runProcess } from './examples-process.mjs';

/** @typedef {import('./examples-judge.mjs').Failure} Failure */

/**
 * @typedef {object} PageResult
 * @property {string} file
 * @property {string} version
 * @property {number} blocks
 * @property {number} executed
 * @property {Record<string, number>} skipped Blocks left out, by reason.
 * @property {Failure[]} failures Sorted by line.
 */

/**
 * Takes a page and its interpreter; runs all of its blocks, in as many processes at a time as the limiter lets, and gives the result. With `keep`, what
 * the blocks write stays there, one folder for each process, named after the line of its last block.
 * @param {import('./examples-pages.mjs').Page} page
 * @param {{ root: string, python: string, limit: import('./examples-parallel.mjs').Limiter, keep?: string }} options
 * @returns {Promise<PageResult>}
 */
export async function runPage(page, { root, python, limit, keep }) {
  const { processes, problems } = planPage(page.blocks);
  /** @type {Failure[]} */
  const failures = [...page.problems, ...problems].map((problem) => ({ ...problem, tail: [] }));
  let executed = 0;
  const runOne = async (/** @type {import('./examples-plan.mjs').Process} */ process) => {
    const folder = keep
      ? path.join(keep, page.release.version, page.file, String(process.blocks.at(-1)?.line))
      : mkdtempSync(path.join(tmpdir(), 'example-'));
    if (keep) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    try {
      const { traces, ending } = await runProcess(process, {
        page: path.join(root, page.file),
        python,
        folder,
      });
      const judged = judgeProcess(process, traces, ending);
      executed += judged.executed;
      failures.push(...judged.failures);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ line: process.blocks[0]?.line ?? 1, message, tail: [] });
    } finally {
      if (!keep) rmSync(folder, { recursive: true, force: true });
    }
  };
  await Promise.all(processes.map((process) => limit(() => runOne(process))));
  return {
    file: page.file,
    version: page.release.version,
    blocks: page.blocks.length + page.problems.length,
    executed,
    skipped: countSkipped(page.blocks),
    failures: failures.sort((a, b) => a.line - b.line),
  };
}

/** @param {import('./examples-blocks.mjs').Block[]} blocks */
function countSkipped(blocks) {
  /** @type {Record<string, number>} */
  const skipped = {};
  for (const { fence } of blocks) {
    if (fence.skip) skipped[fence.skip] = (skipped[fence.skip] ?? 0) + 1;
  }
  return skipped;
}
