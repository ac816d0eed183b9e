import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '../pages/blocks';
import { buildProgram, buildWithCMake, type Built } from './build';
import type { CApi } from './cApi';
import { judgeOutput, type Failure, type Verdict } from './judge';
import type { Program } from './programs';
import { spawnLimited, steadyEnvironment } from './spawn';
import { describeEnding, lastLines } from './trace';

const LIMIT = 120;

/** `seconds` replaces the usual limit of each step. */
type ProgramPlace = { file: string; api: CApi; folder: string; work: string; seconds?: number };

/**
 * Builds a C++ program, on its own and with its CMake block, and runs both.
 * @param place `file`: the page's path in error messages; `folder`: empty, for building; `work`: the folder to run in.
 */
export async function runProgram({ block, cmake }: Program, place: ProgramPlace): Promise<Verdict> {
  const { folder } = place;
  // The output below either of them holds for both.
  const output = block.output ?? cmake?.output ?? null;
  const failures = await runBuilt(block, output, await buildProgram(block, place), place);
  if (!cmake || failures.length > 0) return { failures, executed: [block] };
  const built = await buildWithCMake(block, cmake, { ...place, folder: path.join(folder, 'cmake') });
  return { failures: await runBuilt(cmake, output, built, place), executed: [block, cmake] };
}

async function runBuilt(
  block: Block,
  output: string | null,
  built: Built,
  { work, seconds = LIMIT }: ProgramPlace,
): Promise<Failure[]> {
  if ('error' in built) {
    const { line, message, text } = built.error;
    return [{ line: line ?? block.line, message, tail: lastLines(text) }];
  }
  if (!built.program) return [];
  const files = { stdout: `${built.program}.stdout`, stderr: `${built.program}.stderr` };
  const env = steadyEnvironment({ vulkan: false });
  const end = await spawnLimited([built.program], files, { cwd: work, env, seconds });
  const printed = readFileSync(files.stdout, 'utf8');
  const fault = end.code === 0 ? judgeOutput({ ...block, output }, printed) : describeEnding(end);
  const tail = lastLines([printed, readFileSync(files.stderr, 'utf8')].join('\n'));
  return fault === null ? [] : [{ line: block.line, message: fault, tail }];
}
