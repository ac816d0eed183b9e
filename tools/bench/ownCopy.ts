import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { localProgram, runCommand } from '../shared/runCommand';
import type { Project } from './peers';

/**
 * Takes the project folder; copies the project as it stands, with its history, into .cache/bench/own and gives it as a project
 * that builds the English site. A copy, because cold builds throw caches away and pages are added. Throws when Git does not
 * answer.
 */
export async function prepareOwnCopy(root: string): Promise<Project> {
  const folder = path.join(root, '.cache/bench/own');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // git quotes names in other scripts unless it is told not to.
  const args = ['-c', 'core.quotePath=false', 'ls-files', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await runCommand({ command: 'git', args }, { cwd: root });
  if (code !== 0)
    throw new Error(`git ls-files ended with code ${code}: the benchmark of builds needs a clone`);
  for (const name of output.split('\n')) {
    // A file that was deleted and not yet committed is still in the list.
    if (name !== '' && existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name));
  }
  cpSync(path.join(root, '.git'), path.join(folder, '.git'), { recursive: true });
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const last = JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8'))[0];
  return {
    folder,
    command: localProgram(folder, '@docusaurus/core', ['build', '--locale', 'en'], 'docusaurus'),
    dist: path.join(folder, 'build'),
    documents: path.join(folder, 'versioned_docs', `version-${last}`),
    hasSlug: true,
    caches: ['build', '.docusaurus', '.cache', 'node_modules/.cache'],
  };
}

/**
 * The packages are the project's, the folder is not: the bundler keeps its cache there.
 */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  }
}
