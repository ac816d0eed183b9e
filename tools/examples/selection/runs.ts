import { createHash } from 'node:crypto';
import path from 'node:path';
import { libraries } from '../environment/extras';
import { extraNames, extraOfAll, type Extra } from '../runner/extra';
import { needsCompiler } from '../environment/jobs';
import type { Block, Problem } from '../pages/blocks';
import type { Page } from '../pages/pages';
import { leaveOut } from '../runner/leaveOut';
import { isJudged, planPage } from '../runner/plan';
import { planPrograms } from '../runner/programs';

/** Blocks that can only be run together: those that continue each other, or a C++ program with what leads up to it. */
export type Run = {
  /** All blocks, in order. */
  blocks: Block[];
  /** The blocks that the run proves; the others only lead up to them. */
  judged: Block[];
  /** 12 hexadecimal digits; they change with everything on the page and in its release that decides how the run ends. */
  fingerprint: string;
  extra: Extra | null;
  compiler: boolean;
};

/** Lists the runs of a page as they are where no tool is missing, and the blocks that cannot be part of one. */
export function listRuns(page: Page): { runs: Run[]; problems: Problem[] } {
  const left = leaveOut(page.blocks, { extras: extraNames, compiler: true });
  // Blocks that share a process are independent of each other, so each is a run.
  const { processes, problems } = planPage(page.blocks, left);
  const native = planPrograms(page.blocks, left);
  const create = (blocks: Block[], judged: Block[]): Run => ({
    blocks,
    judged,
    fingerprint: fingerprintOf(page, blocks),
    extra: extraOfAll(blocks),
    compiler: blocks.some(needsCompiler),
  });

  const scripts = processes.map((process) =>
    create(
      process.blocks,
      process.blocks.filter((_, index) => isJudged(process, index)),
    ),
  );
  const programs = native.programs.map(({ block, cmake, before }) => {
    const script = scripts.find(({ judged }) => before !== null && judged.includes(before));
    const judged = cmake ? [block, cmake] : [block];
    return create([...(script?.blocks ?? []), ...judged], judged);
  });
  return {
    runs: [...scripts, ...programs],
    problems: [...page.problems, ...problems, ...native.problems],
  };
}

/** Reduces a page to the blocks of some runs. Skipped blocks stay: they cost nothing, and a block may not continue one. */
export function narrowPage(page: Page, runs: Run[]): Page {
  const kept = new Set(runs.flatMap(({ blocks }) => blocks));
  return {
    ...page,
    blocks: page.blocks.filter((block) => kept.has(block) || block.fence.skip !== undefined),
  };
}

function fingerprintOf({ release }: Page, blocks: Block[]) {
  const parts = blocks.map(({ hash, output, picture, aboutDeprecation }) => [
    hash,
    output,
    picture && [path.posix.basename(picture.file), picture.digest],
    aboutDeprecation,
  ]);
  const extra = extraOfAll(blocks);
  const more = extra === 'packages' || extra === 'mesh' ? libraries[extra].packages : [];
  return createHash('sha256')
    .update(JSON.stringify([[...release.packages, ...more], parts]))
    .digest('hex')
    .slice(0, 12);
}
