import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a build reads from the environment. A build of a test gets only what the test sets. */
const settings = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_SEARCH_KEY',
  'BASE_URL',
  'BUNDLES',
  'DOCUSAURUS_NO_PERSISTENT_CACHE',
  'GTAG_TRACKING_ID',
  'NEWSLETTER_ENDPOINT',
  // Vitest and Playwright set it for themselves.
  'NODE_ENV',
  'REPOSITORY_METADATA_URL',
  'SITE_PREVIEW',
  'WECHAT_URL',
];

/** A finished build. */
export interface BuildResult {
  readonly code: number;
  /** Standard output and errors, without colors. */
  readonly output: string;
}

export interface BuildOptions {
  /** Defaults to `en`. */
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
  /** Builds with some files edited, and restores them. */
  buildWith(edits: Edits, options?: BuildOptions): Promise<BuildResult>;
  remove(): Promise<void>;
}

async function build(folder: string, { locale = 'en', env = {} }: BuildOptions = {}): Promise<BuildResult> {
  const docusaurus = path.resolve(__dirname, '../../tools/site/docusaurus.mjs');
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.includes(name)),
  );
  const own = { NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1' };
  const options = { cwd: folder, env: { ...inherited, ...own, ...env }, maxBuffer: 2 ** 26 };
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      [docusaurus, 'build', '--locale', locale],
      options,
    );
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    if (typeof code !== 'number') throw error;
    return { code, output: stdout + stderr };
  }
}

/** Opens a folder that holds the copy of a site. */
export function openSiteCopy(folder: string): SiteCopy {
  const pathOf = (file: string): string => path.join(folder, file);
  return {
    folder,
    pathOf,
    build: (options) => build(folder, options),
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
