import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../install/npmInstall.mjs';
import { runCommand } from '../../shared/runCommand';

/**
 * Installs the locked versions of a package folder, unless they are installed already.
 * @param template Folder with package.json and package-lock.json.
 * @param folder Where to install.
 * @throws With the end of npm's output when it fails.
 */
export async function installTemplate(
  template: string,
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  const lock = readFileSync(path.join(template, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules', '.bench-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(template, name), path.join(folder, name));
  const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
  print(`Installing up to ${Object.keys(packages).length - 1} packages with npm install into ${folder} ...`);
  // Not npm ci, which refuses a lockfile without the packages of other platforms: not every registry has all of them.
  const npm = npmCommand(['install', '--no-audit', '--no-fund']);
  const { code, output } = await runCommand(npm, { cwd: folder });
  if (code !== 0) throw new Error(`npm install in ${folder} exited with code ${code}:\n${lastLines(output)}`);
  writeFileSync(stamp, lock);
}

/** Returns the end of a command's output. */
export function lastLines(output: string): string {
  return output.split('\n').slice(-20).join('\n');
}
