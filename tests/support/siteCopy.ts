import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { settingNames } from '../../config/services';

const run = promisify(execFile);

/** What a build reads from the environment. A build of a test gets only what the test sets. */
const settings: readonly string[] = [
  ...settingNames,
  'DOCUSAURUS_NO_PERSISTENT_CACHE',
  // Vitest and Playwright set it for themselves.
  'NODE_ENV',
];

/** A finished build. */
export interface BuildResult {
  readonly code: number;
  /** Standard output and errors, without colors. */
  readonly output: string;
}

export interface BuildOptions {
  /** Defaults to `en`; `all` builds every language. */
  readonly locale?: string;
  /** Environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Path from the site's folder to a function that edits the text of that file. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** A copy of a site that a test may build and change. */
export interface SiteCopy {
  readonly folder: string;
  /** Resolves a path in the copy. */
  pathOf(file: string): string;
  build(options?: BuildOptions): Promise<BuildResult>;
  /** Builds one language as a part of the whole: `npm run build:part`. */
  buildPart(locale: string): Promise<BuildResult>;
  /** Builds with some files edited, and restores them. */
  buildWith(edits: Edits, options?: BuildOptions): Promise<BuildResult>;
  remove(): Promise<void>;
}

/** Runs a program of `tools/site` in the folder of a site. */
async function runBuild(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<BuildResult> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.includes(name)),
  );
  const own = { NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1' };
  const options = { cwd: folder, env: { ...inherited, ...own, ...env }, maxBuffer: 2 ** 26 };
  try {
    const file = path.resolve(__dirname, '../../tools/site', program);
    const { stdout, stderr } = await run(process.execPath, [file, ...args], options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    if (typeof code !== 'number') throw error;
    return { code, output: stdout + stderr };
  }
}

const build = (folder: string, { locale = 'en', env = {} }: BuildOptions = {}): Promise<BuildResult> =>
  runBuild(folder, ['docusaurus.mjs', 'build', ...(locale === 'all' ? [] : ['--locale', locale])], env);

/** Opens a folder that holds the copy of a site. */
export function openSiteCopy(folder: string): SiteCopy {
  const pathOf = (file: string): string => path.join(folder, file);
  return {
    folder,
    pathOf,
    build: (options) => build(folder, options),
    buildPart: (locale) => runBuild(folder, ['buildPart.mjs', locale], {}),
    async buildWith(edits, options) {
      const originals = new Map<string, Buffer>();
      try {
        for (const [file, edit] of Object.entries(edits)) {
          const original = await readFile(pathOf(file));
          originals.set(file, original);
          await writeFile(pathOf(file), edit(original.toString('utf8')));
        }
        return await build(folder, options);
      } finally {
        for (const [file, original] of originals) await writeFile(pathOf(file), original);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
