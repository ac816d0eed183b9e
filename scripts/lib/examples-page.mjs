// @ts-check
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCApi } from './examples-compiler.mjs';
import { judgeProcess } from './examples-judge.mjs';
import { leaveOut } from './examples-leave-out.mjs';
import { findProduct, judgePicture } from './examples-pictures.mjs';
import { isJudged, planPage } from './examples-plan.mjs';
import { runProcess, workFolder } from './examples-process.mjs';
import { runProgram } from './examples-program.mjs';
import { planPrograms } from './examples-programs.mjs';
import { countSkipped, statusesOf } from './examples-statuses.mjs';

/** @typedef {import('./examples-judge.mjs').Failure} Failure */
/** @typedef {import('./examples-blocks.mjs').Block} Block */

/** @typedef {import('./examples-statuses.mjs').BlockStatus} BlockStatus */

/**
 * @typedef {object} PageResult
 * @property {string} file
 * @property {string} [source] The file that holds the page, where that is another.
 * @property {string} version
 * @property {BlockStatus[]} statuses In the page's order.
 * @property {number} blocks
 * @property {number} executed
 * @property {Record<string, number>} skipped Blocks left out, by reason.
 * @property {string[]} written Pictures that were made anew.
 * @property {Failure[]} failures Sorted by line.
 */

/**
 * @typedef {object} PageTools
 * @property {string} root
 * @property {string} python
 * @property {string | null} [torch] The interpreter that has PyTorch.
 * @property {boolean} [compiler] C++ blocks can be built.
 * @property {boolean} [writesPictures]
 * @property {import('../../src/lib/createLimiter.mjs').Limiter} limit
 * @property {string} [keep] Folder that keeps what the blocks write, below it one for each process, named after the line of its last block.
 */

/**
 * Takes a page and what runs it; runs all of its blocks, in as many processes at a time as the limiter lets, and gives
 * the result.
 * @param {import('./examples-pages.mjs').Page} page
 * @param {PageTools} tools
 * @returns {Promise<PageResult>}
 */
export async function runPage(page, tools) {
  const { root, python, torch = null, compiler = false, writesPictures = false, limit, keep } = tools;
  const left = leaveOut(page.blocks, { torch: torch !== null, compiler });
  const plan = planPage(page.blocks, left, page.isShared);
  const native = planPrograms(page.blocks, left);
  /** @type {Failure[]} */
  const failures = [...page.problems, ...plan.problems, ...native.problems].map((problem) => ({
    ...problem,
    tail: [],
  }));
  /** @type {Set<Block>} */
  const executed = new Set();
  /** @type {string[]} */
  const written = [];
  const judgeItsPicture = (/** @type {Block} */ block, /** @type {string | null} */ made) => {
    const verdict = judgePicture(block, made, { root, file: page.file, python, writes: writesPictures });
    written.push(...verdict.written);
    return verdict.failures;
  };
  const top = keep
    ? path.join(keep, page.release.version, page.file)
    : mkdtempSync(path.join(tmpdir(), 'example-'));
  const folderOf = (/** @type {Block | undefined} */ block) => path.join(top, String(block?.line));

  const attempt = async (
    /** @type {Block | undefined} */ block,
    /** @type {(folder: string) => Promise<{ failures: Failure[], executed: Block[] }>} */ run,
  ) => {
    const folder = folderOf(block);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    try {
      const judged = await run(folder);
      for (const one of judged.executed) executed.add(one);
      failures.push(...judged.failures);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ line: block?.line ?? 1, message, tail: [] });
    }
  };

  try {
    await Promise.all(
      plan.processes.map((process) =>
        limit(() =>
          attempt(process.blocks.at(-1), async (folder) => {
            const program = process.torch && torch !== null ? torch : python;
            const run = await runProcess(process, {
              page: path.join(root, page.source ?? page.file),
              python: program,
              folder,
            });
            const judged = judgeProcess(process, run.traces, run.ending);
            if (judged.failures.length > 0) return judged;
            const pictures = process.blocks.flatMap((block, index) =>
              isJudged(process, index) ? judgeItsPicture(block, run.traces[index]?.picture ?? null) : [],
            );
            return { ...judged, failures: pictures };
          }),
        ),
      ),
    );
    // Programs of a page may write into one folder, so they run one after the other.
    for (const program of native.programs) {
      await limit(() =>
        attempt(program.block, async (folder) => {
          const process = plan.processes.find((one) =>
            one.blocks.some((block, index) => block === program.before && isJudged(one, index)),
          );
          const work = workFolder(process ? folderOf(process.blocks.at(-1)) : folder);
          mkdirSync(work, { recursive: true });
          const options = { file: page.file, api: findCApi(python), folder, work };
          const judged = await runProgram(program, options);
          const { picture } = program.block;
          if (judged.failures.length > 0 || !picture) return judged;
          return { ...judged, failures: judgeItsPicture(program.block, findProduct(picture, work)) };
        }),
      );
    }
  } finally {
    if (!keep) rmSync(top, { recursive: true, force: true });
  }

  const statuses = statusesOf(page.blocks, left);
  return {
    file: page.file,
    ...(page.source !== undefined && { source: page.source }),
    version: page.release.version,
    statuses,
    blocks: page.blocks.length + page.problems.length,
    executed: executed.size,
    skipped: countSkipped(statuses),
    written: written.sort(),
    failures: failures.sort((a, b) => a.line - b.line),
  };
}
