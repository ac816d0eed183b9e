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
import type { Block } from '../pages/blocks';
import type { CApi } from './cApi';
import { spawnLimited, steadyEnvironment } from './spawn';

export type BuildError = {
  /** Line of the page; null if unknown. */
  line: number | null;
  message: string;
  /** Whole output of the compiler. */
  text: string;
};

/** Path of the program; null for a block that is only compiled. */
export type Built = { program: string | null } | { error: BuildError };

/** `file`: the page's path in error messages; `folder`: empty. `seconds` replaces the usual limit. */
type BuildPlace = { file: string; api: CApi; folder: string; seconds?: number };

const LIMIT = 120;
const VULKAN = ['-DTI_WITH_VULKAN=1', '-include', 'vulkan/vulkan.h'];

/** Compiles a C++ block and links it against the C API. */
export async function buildProgram(block: Block, place: BuildPlace): Promise<Built> {
  const { file, api, folder } = place;
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
    place,
  );
  if (code === 0) return { program: isWhole ? program : null };
  return { error: readCompilerError(text, file) };
}

/** Configures and builds a C++ block with the CMake block below it. */
export async function buildWithCMake(block: Block, cmake: Block, place: BuildPlace): Promise<Built> {
  const { file, api, folder } = place;
  writeSource(block, file, folder);
  writeFileSync(path.join(folder, 'CMakeLists.txt'), `${cmake.code}\n`);
  const build = path.join(folder, 'build');
  const configured = await run(
    ['cmake', '-S', folder, '-B', build, ...(api.config ? [`-DTaichi_DIR=${api.config}`] : [])],
    place,
  );
  if (configured.code !== 0) {
    const at = /CMakeLists\.txt:(\d+)/.exec(configured.text)?.[1];
    const line = at ? cmake.line + Number(at) - 1 : cmake.line;
    return { error: { line, message: 'CMake did not configure', text: configured.text } };
  }
  const built = await run(['cmake', '--build', build], place);
  if (built.code !== 0) return { error: readCompilerError(built.text, file) };
  const programs = readdirSync(build)
    .map((name) => path.join(build, name))
    .filter((name) => statSync(name).isFile() && !/\.so(?:\.|$)/.test(name) && isExecutable(name));
  const [program, ...others] = programs;
  if (program && others.length === 0) return { program };
  const message = `CMake built ${programs.length} programs. Fix: build one, with one add_executable`;
  return { error: { line: cmake.line, message, text: '' } };
}

/** Extracts the first error from the output of a compiler or linker, with its line on the page. */
export function readCompilerError(text: string, file: string): BuildError {
  const lines = text.split('\n');
  const first = lines.find((line) => /(?:\berror: |undefined reference|cannot find -l)/.test(line)) ?? '';
  const message = first
    .replace(/^.*?((?:fatal )?error: |undefined reference)/, '$1')
    .replace(/^(?:fatal )?error: /, '');
  // A linker reports the right line, but the name of the compiled file. For an error inside a header, the line of the page
  // is further up or down, where the header was included.
  const linked = /^\S*\.c\w*:(\d+): undefined/.exec(first)?.[1];
  const place = [first, ...lines].find((line) => line.includes(`${file}:`)) ?? '';
  const line = linked ?? /^\d+/.exec(place.slice(place.indexOf(`${file}:`) + file.length + 1))?.[0];
  return { line: line ? Number(line) : null, message: message || 'the compiler failed', text };
}

function writeSource({ code, line, fence }: Block, file: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const source = path.join(folder, path.basename(fence.title ?? 'main.cpp'));
  // Makes errors name the page and its own line.
  writeFileSync(source, `#line ${line} ${JSON.stringify(file)}\n${code}\n`);
  return source;
}

async function run(command: string[], { folder, seconds = LIMIT }: BuildPlace) {
  const log = path.join(folder, 'build.log');
  writeFileSync(log, '');
  const options = { cwd: folder, env: steadyEnvironment({ vulkan: false }), seconds };
  const { code, overtime } = await spawnLimited(command, { stdout: log, stderr: log }, options);
  const text = readFileSync(log, 'utf8');
  return { code, text: overtime ? `${text}\nerror: ${command[0]} was stopped after ${overtime} s` : text };
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
