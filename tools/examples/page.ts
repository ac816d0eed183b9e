import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCApi } from './compiler';
import { judgeProcess } from './judge';
import { leaveOut } from './leaveOut';
import { findProduct, judgePicture } from './pictures';
import { isJudged, planPage } from './plan';
import { runProcess, workFolder } from './process';
import { runProgram } from './program';
import { planPrograms } from './programs';
import { countSkipped, statusesOf } from './statuses';
import type { Limiter } from '../../shared/async/createLimiter.mjs';
import type { Block } from './blocks';
import type { Failure } from './judge';
import type { Page } from './pages';
import type { BlockStatus } from './statuses';

export type PageResult = {
  file: string;
  /** The file that holds the page, where that is another. */
  source?: string;
  version: string;
  /** In the page's order. */
  statuses: BlockStatus[];
  blocks: number;
  executed: number;
  /** Blocks left out, by reason. */
  skipped: Record<string, number>;
  /** Pictures that were made anew. */
  written: string[];
  /** Sorted by line. */
  failures: Failure[];
};

export type PageTools = {
  root: string;
  python: string;
  /** The interpreter that has PyTorch. */
  torch?: string | null;
  /** C++ blocks can be built. */
  compiler?: boolean;
  writesPictures?: boolean;
  limit: Limiter;
  /** Folder that keeps what the blocks write, below it one for each process, named after the line of its last block. */
  keep?: string;
};

/**
 * Takes a page and what runs it; runs all of its blocks, in as many processes at a time as the limiter lets, and gives
 * the result.
 */
export async function runPage(page: Page, tools: PageTools): Promise<PageResult> {
  const { root, python, torch = null, compiler = false, writesPictures = false, limit, keep } = tools;
  const left = leaveOut(page.blocks, { torch: torch !== null, compiler });
  const plan = planPage(page.blocks, left, page.isShared);
  const native = planPrograms(page.blocks, left);
  const failures: Failure[] = [...page.problems, ...plan.problems, ...native.problems].map((problem) => ({
    ...problem,
    tail: [],
  }));
  const executed: Set<Block> = new Set();
  const written: string[] = [];
  const judgeItsPicture = (block: Block, made: string | null) => {
    const verdict = judgePicture(block, made, { root, file: page.file, python, writes: writesPictures });
    written.push(...verdict.written);
    return verdict.failures;
  };
  const top = keep
    ? path.join(keep, page.release.version, page.file)
    : mkdtempSync(path.join(tmpdir(), 'example-'));
  const folderOf = (block: Block | undefined) => path.join(top, String(block?.line));

  const attempt = async (
    block: Block | undefined,
    run: (folder: string) => Promise<{ failures: Failure[]; executed: Block[] }>,
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
