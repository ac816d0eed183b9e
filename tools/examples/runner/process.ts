import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stemOf } from './pictures';
import type { Process } from './plan';
import { spawnLimited, steadyEnvironment } from './spawn';
import { readRun, type Ending, type Trace } from './trace';

const worker = fileURLToPath(new URL('../python/run_process.py', import.meta.url));

/** Seconds that a process may take; drawing without a GPU is slow. */
const LIMIT = { plain: 120, frames: 300 };

/** Seconds more for each block after the first where blocks share a process. */
const MORE = 20;

/**
 * Runs one process of a page.
 * @param options `page` is an absolute path, `folder` is empty, `seconds` replaces the usual limit.
 * @returns The trace of each block that was started.
 */
export async function runProcess(
  { blocks, frames, vulkan, separate }: Process,
  { page, python, folder, seconds }: { page: string; python: string; folder: string; seconds?: number },
): Promise<{ traces: Trace[]; ending: Ending }> {
  const scratch = workFolder(folder);
  mkdirSync(scratch, { recursive: true });
  const files = {
    plan: path.join(folder, 'plan.json'),
    log: path.join(folder, 'log'),
    stdout: path.join(folder, 'stdout'),
    stderr: path.join(folder, 'stderr'),
  };
  const plan = {
    page,
    frames,
    separate,
    pictures: path.join(folder, 'pictures'),
    blocks: blocks.map(({ line, code, picture }) => ({ line, code, picture: picture && stemOf(picture) })),
  };
  writeFileSync(files.plan, JSON.stringify(plan));
  const usual = (frames ? LIMIT.frames : LIMIT.plain) + (separate ? MORE * (blocks.length - 1) : 0);
  const end = await spawnLimited([python, worker, files.plan, files.log], files, {
    cwd: scratch,
    env: steadyEnvironment({ vulkan }),
    seconds: seconds ?? usual,
  });
  return readRun(files, end);
}

/** Resolves the working folder of the blocks inside the folder of their process. */
export function workFolder(folder: string): string {
  return path.join(folder, 'work');
}
