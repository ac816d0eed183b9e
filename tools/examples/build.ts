import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { spawnLimited, steadyEnvironment } from './spawn';
import type { Block } from './blocks';
import type { CApi } from './compiler';

/** `line` is one of the page, where one is known. */
export type BuildError = { line: number | null; message: string; text: string };
/** No program where the block is only compiled. */
export type Built = { program: string | null } | { error: BuildError };

const SECONDS = 120;
const VULKAN = ['-DTI_WITH_VULKAN=1', '-include', 'vulkan/vulkan.h'];

/**
 * Takes a C++ block and an empty folder; compiles it, links it against the C API, and gives the program.
 * @param options `file` is the page's path as errors name it.
 */
export async function buildProgram(
  block: Block,
  { file, api, folder }: { file: string; api: CApi; folder: string },
): Promise<Built> {
  const source = writeSource(block, file, folder);
  const program = path.join(folder, 'program');
  const link = ['-o', program, `-L${api.lib}`, '-ltaichi_c_api', `-Wl,-rpath,${api.lib}`, '-pthread'];
  const isWhole = block.fence.kind === 'run';
  const { code, text } = await run(
    [
      'g++',
      '-std=c++17',
      '-g',
      ...VULKAN,
      `-I${api.include}`,
      source,
      ...(isWhole ? link : ['-fsyntax-only']),
    ],
    folder,
  );
  if (code === 0) return { program: isWhole ? program : null };
  return { error: readCompilerError(text, file) };
}

/**
 * Takes a C++ block, the CMake block below it and an empty folder; configures and builds both, and gives the program.
 */
export async function buildWithCMake(
  block: Block,
  cmake: Block,
  { file, api, folder }: { file: string; api: CApi; folder: string },
): Promise<Built> {
  writeSource(block, file, folder);
  writeFileSync(path.join(folder, 'CMakeLists.txt'), `${cmake.code}\n`);
  const build = path.join(folder, 'build');
  const configured = await run(
    ['cmake', '-S', folder, '-B', build, ...(api.config ? [`-DTaichi_DIR=${api.config}`] : [])],
    folder,
  );
  if (configured.code !== 0) {
    const at = /CMakeLists\.txt:(\d+)/.exec(configured.text)?.[1];
    const line = at ? cmake.line + Number(at) - 1 : cmake.line;
    return { error: { line, message: 'CMake did not configure', text: configured.text } };
  }
  const built = await run(['cmake', '--build', build], folder);
  if (built.code !== 0) return { error: readCompilerError(built.text, file) };
  const programs = readdirSync(build)
    .map((name) => path.join(build, name))
    .filter((name) => statSync(name).isFile() && !/\.so(?:\.|$)/.test(name) && isExecutable(name));
  const [program, ...others] = programs;
  if (program && others.length === 0) return { program };
  const message = `CMake built ${programs.length} programs. Fix: build one, with one add_executable`;
  return { error: { line: cmake.line, message, text: '' } };
}

/**
 * Takes what a compiler or linker wrote and the page's path; gives the first error in words, with the line of the page.
 */
export function readCompilerError(text: string, file: string): BuildError {
  const lines = text.split('\n');
  const first = lines.find((line) => /(?:\berror: |undefined reference|cannot find -l)/.test(line)) ?? '';
  const message = first
    .replace(/^.*?((?:fatal )?error: |undefined reference)/, '$1')
    .replace(/^(?:fatal )?error: /, '');
  // A linker knows the line, but names the file that was compiled. An error inside of a header names the page's line
  // further up or down, where the header was asked for it.
  const linked = /^\S*\.c\w*:(\d+): undefined/.exec(first)?.[1];
  const place = [first, ...lines].find((line) => line.includes(`${file}:`)) ?? '';
  const line = linked ?? /^\d+/.exec(place.slice(place.indexOf(`${file}:`) + file.length + 1))?.[0];
  return { line: line ? Number(line) : null, message: message || 'the compiler failed', text };
}

function writeSource({ code, line, fence }: Block, file: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const source = path.join(folder, path.basename(fence.title ?? 'main.cpp'));
  // Errors then name the page and its own line.
  writeFileSync(source, `#line ${line} ${JSON.stringify(file)}\n${code}\n`);
  return source;
}

async function run(command: string[], folder: string) {
  const log = path.join(folder, 'build.log');
  writeFileSync(log, '');
  const options = { cwd: folder, env: steadyEnvironment({ vulkan: false }), seconds: SECONDS };
  const { code } = await spawnLimited(command, { stdout: log, stderr: log }, options);
  return { code, text: readFileSync(log, 'utf8') };
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
