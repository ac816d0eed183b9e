import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stemOf } from './pictures';
import { spawnLimited, steadyEnvironment } from './spawn';
import { readRun } from './trace';
import type { Process } from './plan';
import type { Ending, Trace } from './trace';

const worker = fileURLToPath(new URL('./python/run_process.py', import.meta.url));

/** Seconds that a process may take; drawing without a GPU is slow. Blocks that share one get more for each after the first. */
const LIMIT = { plain: 120, frames: 300, each: 20 };

/**
 * Takes one process of a page, an interpreter and an empty folder to work in; runs it and gives what happened to each block.
 * @param options The page's path is absolute.
 */
export async function runProcess(
  process_: Process,
  { page, python, folder, limit }: { page: string; python: string; folder: string; limit?: number },
): Promise<{ traces: Trace[]; ending: Ending }> {
  const scratch = workFolder(folder);
  mkdirSync(scratch, { recursive: true });
  const files = {
    plan: path.join(folder, 'plan.json'),
    log: path.join(folder, 'log'),
    stdout: path.join(folder, 'stdout'),
    stderr: path.join(folder, 'stderr'),
  };
  const { blocks, frames, vulkan, separate } = process_;
  const more = separate ? LIMIT.each * (blocks.length - 1) : 0;
  writeFileSync(
    files.plan,
    JSON.stringify({
      page,
      frames,
      separate,
      pictures: path.join(folder, 'pictures'),
      blocks: blocks.map(({ line, code, picture }) => ({ line, code, picture: picture && stemOf(picture) })),
    }),
  );
  const end = await spawnLimited([python, worker, files.plan, files.log], files, {
    cwd: scratch,
    env: steadyEnvironment({ vulkan }),
    seconds: limit ?? (frames ? LIMIT.frames : LIMIT.plain) + more,
  });
  return readRun(files, end);
}

/**
 * Takes the folder of a process; gives the one that its blocks see as theirs.
 */
export function workFolder(folder: string) {
  return path.join(folder, 'work');
}
