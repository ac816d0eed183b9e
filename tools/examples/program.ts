import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildProgram, buildWithCMake } from './build';
import { judgeOutput } from './judge';
import { spawnLimited, steadyEnvironment } from './spawn';
import { describeEnding, lastLines } from './trace';
import type { Block } from './blocks';
import type { Built } from './build';
import type { CApi } from './compiler';
import type { Failure } from './judge';
import type { Program } from './programs';

const SECONDS = 120;

/**
 * Takes a C++ program and two folders, an empty one to build in and the one of the Python before it to run in; builds it
 * by itself and with its CMake block, runs both, and gives what went wrong and which blocks were executed.
 */
export async function runProgram(
  { block, cmake }: Program,
  { file, api, folder, work }: { file: string; api: CApi; folder: string; work: string },
): Promise<{ failures: Failure[]; executed: Block[] }> {
  // The output of both stands below the last of them.
  const output = block.output ?? cmake?.output ?? null;
  const failures = await runBuilt(block, output, await buildProgram(block, { file, api, folder }), work);
  if (!cmake || failures.length > 0) return { failures, executed: [block] };
  const built = await buildWithCMake(block, cmake, { file, api, folder: path.join(folder, 'cmake') });
  return { failures: await runBuilt(cmake, output, built, work), executed: [block, cmake] };
}

async function runBuilt(block: Block, output: string | null, built: Built, work: string): Promise<Failure[]> {
  if ('error' in built) {
    const { line, message, text } = built.error;
    return [{ line: line ?? block.line, message, tail: lastLines(text) }];
  }
  if (!built.program) return [];
  const files = { stdout: `${built.program}.stdout`, stderr: `${built.program}.stderr` };
  const env = steadyEnvironment({ vulkan: false });
  const end = await spawnLimited([built.program], files, { cwd: work, env, seconds: SECONDS });
  const printed = readFileSync(files.stdout, 'utf8');
  const fault =
    end.code === 0 ? judgeOutput({ ...block, output }, printed) : describeEnding({ ...end, windows: 0 });
  const tail = lastLines([printed, readFileSync(files.stderr, 'utf8')].join('\n'));
  return fault === null ? [] : [{ line: block.line, message: fault, tail }];
}
