import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a build makes, and what Git keeps: the copy has its own. */
const notSources =
  /^(node_modules|build|coverage|test-results|playwright-report|\.git|\.cache|\.docusaurus.*)$/;

/** A build that has ended. */
export interface BuildResult {
  readonly code: number;
  /** Standard output and errors, without colours. */
  readonly output: string;
}

/** A copy of the site's sources in a temporary folder. */
export interface SiteCopy {
  /** Builds the copy with a file changed, in the default locale, and puts the file back. */
  buildWith(file: string, change: (text: string) => string): Promise<BuildResult>;
  /** Builds the copy as it is, in a locale. */
  build(locale: string): Promise<BuildResult>;
  /** Where a file of the copy lies. */
  pathOf(file: string): string;
  /** Deletes the copy. */
  remove(): Promise<void>;
}

async function linkPackages(from: string, to: string): Promise<void> {
  // One link for each package, not one for the folder: the bundler's cache in it must not be shared with other builds.
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')));
}

async function commitAll(folder: string): Promise<void> {
  const identity = ['-c', 'user.name=Build test', '-c', 'user.email=build-test@localhost'];
  const git = (...args: string[]) => run('git', args, { cwd: folder });
  await git('init', '--quiet');
  await git('add', '--all');
  await git(
    ...identity,
    '-c',
    'commit.gpgsign=false',
    'commit',
    '--quiet',
    '--no-verify',
    '-m',
    'test: copy',
  );
}

async function build(folder: string, locale = 'en'): Promise<BuildResult> {
  const docusaurus = path.join(folder, 'tools/site/docusaurus.mjs');
  // Vitest sets these two for itself; the site would take them for its own.
  const env = { ...process.env, BASE_URL: undefined, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: '0' };
  const options = { cwd: folder, env: { ...env, NO_UPDATE_NOTIFIER: '1' }, maxBuffer: 2 ** 26 };
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

/** Copies the sources of a site into a temporary folder, with a commit of their own for the days of last changes. */
export async function copySite(root: string): Promise<SiteCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'taichi-docs-build-')));
  await Promise.all(
    (await readdir(root))
      .filter((name) => !notSources.test(name))
      .map((name) => cp(path.join(root, name), path.join(folder, name), { recursive: true })),
  );
  await linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await commitAll(folder);
  return {
    async buildWith(file, change) {
      const place = path.join(folder, file);
      const original = await readFile(place, 'utf8');
      await writeFile(place, change(original));
      try {
        return await build(folder);
      } finally {
        await writeFile(place, original);
      }
    },
    build: (locale) => build(folder, locale),
    pathOf: (file) => path.join(folder, file),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
