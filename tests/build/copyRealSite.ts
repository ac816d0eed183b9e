import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openSiteCopy, type SiteCopy } from '../support/siteCopy';

const run = promisify(execFile);

/** Build output and Git data, of which the copy has its own. */
const notSources =
  /^(node_modules|build|coverage|test-results|playwright-report|\.git|\.cache|\.docusaurus.*)$/;

async function linkPackages(from: string, to: string): Promise<void> {
  // One link per package instead of one for the folder: the bundler's cache in it must not be shared with other builds.
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')));
}

async function commitAll(folder: string): Promise<void> {
  const identity = ['-c', 'user.name=Build test', '-c', 'user.email=build-test@localhost'];
  // Pages show it: every copy has the same.
  const date = '2026-01-01T12:00:00Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => run('git', args, { cwd: folder, env });
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

/** Copies the sources of the real site to a temporary folder and commits them, for the last update dates. */
export async function copyRealSite(): Promise<SiteCopy> {
  const root = path.resolve(__dirname, '../..');
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'taichi-docs-build-')));
  await Promise.all(
    (await readdir(root))
      .filter((name) => !notSources.test(name))
      .map((name) => cp(path.join(root, name), path.join(folder, name), { recursive: true })),
  );
  await linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await commitAll(folder);
  return openSiteCopy(folder);
}
