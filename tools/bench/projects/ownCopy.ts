import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../install/npmInstall.mjs';
import { runCommand } from '../../shared/runCommand';
import { readVersions } from './documents';
import type { Project } from './project';

/**
 * Copies the working tree and its history to `.cache/bench/own`, as a project that builds the English site. A copy, because cold builds
 * delete caches, and pages are added.
 * @param root Absolute path of the repository.
 * @throws When Git fails.
 */
export async function prepareOwnCopy(root: string): Promise<Project> {
  const folder = path.join(root, '.cache/bench/own');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // By default Git quotes and escapes names that are not ASCII.
  const args = ['-c', 'core.quotePath=false', 'ls-files', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await runCommand({ command: 'git', args }, { cwd: root });
  if (code !== 0)
    throw new Error(`git ls-files exited with code ${code}. Fix: run the builds part in a Git clone`);
  for (const name of output.split('\n')) {
    // A deleted file stays in the list until the deletion is committed.
    if (name !== '' && existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name));
  }
  cpSync(path.join(root, '.git'), path.join(folder, '.git'), { recursive: true });
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  return {
    folder,
    // The command of the site itself, with whatever package.json puts in front of Docusaurus.
    command: npmCommand(['run', 'build', '--', '--locale', 'en']),
    dist: path.join(folder, 'build'),
    documents: path.join(folder, 'versioned_docs', `version-${readVersions(folder)[0]}`),
    hasSlug: true,
    caches: ['build', '.docusaurus', '.cache', 'node_modules/.cache'],
  };
}

/** Links each package, but not the folder itself, where the bundler keeps its cache. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  }
}
