import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LimitFunction } from 'p-limit';
import type { Block } from '../pages/blocks';
import type { Page } from '../pages/pages';
import { findCApi } from './cApi';
import { judgeProcess, type Failure, type Verdict } from './judge';
import { leaveOut, type Reason } from './leaveOut';
import { findProduct, judgePicture } from './pictures';
import { isJudged, planPage, type Process } from './plan';
import { runProcess, workFolder } from './process';
import { runProgram } from './program';
import { planPrograms, type Program } from './programs';
import { extraNames, type Extra } from './extra';

export type PageResult = {
  file: string;
  /** File that contains the page, if it is another. */
  source?: string;
  version: string;
  blocks: number;
  executed: number;
  /** Number of blocks left out, by reason. */
  skipped: Partial<Record<Reason, number>>;
  /** Pictures that were replaced. */
  written: string[];
  /** Sorted by line. */
  failures: Failure[];
};

export type PageTools = {
  root: string;
  python: string;
  /** Interpreters that have an extra. */
  extras?: Partial<Record<Extra, string>>;
  /** C++ can be built. */
  compiler?: boolean;
  writesPictures?: boolean;
  /** Limits the processes that run at the same time. */
  limit: LimitFunction;
  /** Seconds that a process may take, instead of the usual limits. */
  seconds?: number;
  /** Folder that keeps what the blocks write, with a folder per process, named after the line of its last block. */
  keep?: string;
};

/** Runs all blocks of a page. */
export async function runPage(page: Page, tools: PageTools): Promise<PageResult> {
  const { root, python, extras = {}, compiler = false, limit, seconds, keep } = tools;
  const left = leaveOut(page.blocks, {
    extras: extraNames.filter((extra) => extras[extra] !== undefined),
    compiler,
  });
  const { processes, problems } = planPage(page.blocks, left, page.isShared);
  const native = planPrograms(page.blocks, left);
  const failures: Failure[] = [...page.problems, ...problems, ...native.problems].map((problem) => ({
    ...problem,
    tail: [],
  }));
  const executed: Set<Block> = new Set();
  const written: string[] = [];
  const top = keep
    ? path.join(keep, page.release.version, page.file)
    : mkdtempSync(path.join(tmpdir(), 'example-'));
  const folderOf = (block: Block | undefined) => path.join(top, String(block?.line));

  const judgePictureOf = (block: Block, made: string | null) => {
    const writes = tools.writesPictures ?? false;
    const verdict = judgePicture(block, made, { root, page: page.file, python, writes });
    written.push(...verdict.written);
    return verdict.failures;
  };

  const attempt = async (block: Block | undefined, run: (folder: string) => Promise<Verdict>) => {
    const folder = folderOf(block);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    try {
      const verdict = await run(folder);
      for (const one of verdict.executed) executed.add(one);
      failures.push(...verdict.failures);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ line: block?.line ?? 1, message, tail: [] });
    }
  };

  const runPython = async (process: Process, folder: string): Promise<Verdict> => {
    const { traces, ending } = await runProcess(process, {
      page: path.join(root, page.source ?? page.file),
      python: (process.extra && extras[process.extra]) ?? python,
      folder,
      seconds,
    });
    const verdict = judgeProcess(process, traces, ending);
    if (verdict.failures.length > 0) return verdict;
    const pictures = process.blocks.flatMap((block, index) =>
      isJudged(process, index) ? judgePictureOf(block, traces[index]?.picture ?? null) : [],
    );
    return { ...verdict, failures: pictures };
  };

  const runNative = async (program: Program, folder: string): Promise<Verdict> => {
    const before = processes.find((process) =>
      process.blocks.some((block, index) => block === program.before && isJudged(process, index)),
    );
    const work = workFolder(before ? folderOf(before.blocks.at(-1)) : folder);
    mkdirSync(work, { recursive: true });
    const verdict = await runProgram(program, {
      file: page.file,
      api: findCApi(python),
      folder,
      work,
      seconds,
    });
    const { picture } = program.block;
    if (verdict.failures.length > 0 || !picture) return verdict;
    return { ...verdict, failures: judgePictureOf(program.block, findProduct(picture, work)) };
  };

  try {
    await Promise.all(
      processes.map((process) =>
        limit(() => attempt(process.blocks.at(-1), (folder) => runPython(process, folder))),
      ),
    );
    // Programs of a page may write into the same folder, so they run one after the other.
    for (const program of native.programs) {
      await limit(() => attempt(program.block, (folder) => runNative(program, folder)));
    }
  } finally {
    if (!keep) rmSync(top, { recursive: true, force: true });
  }

  return {
    file: page.file,
    ...(page.source !== undefined && { source: page.source }),
    version: page.release.version,
    blocks: page.blocks.length + page.problems.length,
    executed: executed.size,
    skipped: countReasons(left.values()),
    written: written.sort(),
    failures: failures.sort((a, b) => a.line - b.line),
  };
}

function countReasons(reasons: Iterable<Reason>) {
  const counts: Partial<Record<Reason, number>> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
