// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildProgram, buildWithCMake } from './examples-build.mjs';
import { judgeOutput } from './examples-judge.mjs';
import { spawnLimited, steadyEnvironment } from './examples-spawn.mjs';
import { describeEnding, lastLines } from './examples-trace.mjs';

/** @typedef {import('./examples-blocks.mjs').Block} Block */
/** @typedef {import('./examples-judge.mjs').Failure} Failure */

const SECONDS = 120;

/**
 * Takes a C++ program and two folders, an empty one to build in and the one of the Python before it to run in; builds it
 * by itself and with its CMake block, runs both, and gives what went wrong and which blocks were executed.
 * @param {import('./examples-programs.mjs').Program} program
 * @param {{ file: string, api: import('./examples-compiler.mjs').CApi, folder: string, work: string }} options
 * @returns {Promise<{ failures: Failure[], executed: Block[] }>}
 */
export async function runProgram({ block, cmake }, { file, api, folder, work }) {
  // The output of both stands below the last of them.
  const output = block.output ?? cmake?.output ?? null;
  const failures = await runBuilt(block, output, await buildProgram(block, { file, api, folder }), work);
  if (!cmake || failures.length > 0) return { failures, executed: [block] };
  const built = await buildWithCMake(block, cmake, { file, api, folder: path.join(folder, 'cmake') });
  return { failures: await runBuilt(cmake, output, built, work), executed: [block, cmake] };
}

/**
 * @param {Block} block
 * @param {string | null} output
 * @param {import('./examples-build.mjs').Built} built
 * @param {string} work
 * @returns {Promise<Failure[]>}
 */
async function runBuilt(block, output, built, work) {
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
