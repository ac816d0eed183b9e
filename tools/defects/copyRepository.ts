import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the repository in a temporary folder. */
export type RepositoryCopy = { readonly folder: string; readonly remove: () => void };

/** Clones the last commit with its history. Installed packages are hard links, environments of the examples one symbolic link. */
export function copyRepository(root: string): RepositoryCopy {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'taichi-docs-defects-')));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  // `cp -al`, because Node has no recursive hard link; packages that a build writes into stay apart by their caches.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
  rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  // Not the caches of passed checks: a fresh clone has to find the defects.
  mkdirSync(path.join(folder, '.cache'));
  const environments = path.join(root, '.cache/examples');
  if (existsSync(environments)) symlinkSync(environments, path.join(folder, '.cache/examples'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
