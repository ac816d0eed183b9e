import type { Block } from '../pages/blocks';
import { findDescribed } from '../pages/described';
import { findPages, type Page } from '../pages/pages';
import { extraNames, type Extra } from '../runner/extra';
import { leaveOut } from '../runner/leaveOut';
import { isJudged, planPage, type Process } from '../runner/plan';
import { planPrograms, type Program } from '../runner/programs';

/** A process of a page with the name that its result has, and the C++ programs that run in its folder after it. */
export type NamedProcess = {
  id: string;
  page: Page;
  process: Process;
  programs: { id: string; program: Program }[];
};

/** What is run: the pages, those of their processes that need an extra, or the examples of the API reference. */
export type Subject = 'pages' | Extra | 'api';

/** All that can be run, in order. */
export const subjects: readonly Subject[] = ['pages', ...extraNames, 'api'];

/**
 * Lists the processes of a version. Each example of the API reference has its own: one that ends it would hide those after it.
 * @throws When a C++ program has no Python before it.
 */
export async function planPages(root: string, version: string, subject: Subject): Promise<NamedProcess[]> {
  const found = subject === 'api' ? await findDescribed(root, []) : findPages(root, []);
  const extra = extraNames.find((name) => name === subject) ?? null;
  return found
    .filter(({ release }) => release.version === version)
    .flatMap((page) => planOne(page, subject, extra));
}

function planOne(page: Page, subject: Subject, extra: Extra | null): NamedProcess[] {
  const blocks = page.blocks.map(withCuda);
  const left = leaveOut(blocks, { extras: extra ? [extra] : [], compiler: true });
  const { processes } = planPage(blocks, left);
  const programs = planPrograms(blocks, left)
    .programs.filter(({ block }) => block.fence.kind === 'run')
    .map((program) => ({ id: `${page.file}#${program.block.line}`, program }));
  const named = processes.map((process, index) => ({
    id: `${page.file}#${subject}${index}`,
    page,
    process,
    programs: programs.filter(({ program: { before } }) =>
      process.blocks.some((block, at) => block === before && isJudged(process, at)),
    ),
  }));
  const placed = named.flatMap((each) => each.programs).length;
  if (placed < programs.length) {
    throw new Error(
      `${page.file}: ${programs.length - placed} C++ programs have no Python. Fix: let the page run it`,
    );
  }
  const wanted = named.filter(({ process }) => process.extra === extra);
  return extra ? wanted.map((each) => ({ ...each, programs: [] })) : wanted;
}

/** Lets a Python block run that is skipped for want of CUDA. One that distributes work over several GPUs stays skipped. */
function withCuda(block: Block): Block {
  const { fence, language, code } = block;
  if (fence.skip !== 'cuda' || language !== 'python' || code.includes('CUDA_VISIBLE_DEVICES')) return block;
  const needs = /^(?:import|from) numba\b/m.test(code) ? ['numba'] : undefined;
  const torch = /^import torch\b/m.test(code);
  const kind = fence.continues ? 'continue' : 'run';
  return { ...block, fence: { ...fence, skip: undefined, kind, torch, needs } };
}
