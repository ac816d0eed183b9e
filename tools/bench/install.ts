import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../install/npmInstall.mjs';
import { runCommand } from '../shared/runCommand';

/**
 * Takes a folder with package.json and package-lock.json, and where to install; installs the locked versions when they are
 * not there yet and says so. Throws when npm fails.
 */
export async function installTemplate(template: string, folder: string, print: (line: string) => void) {
  const lock = readFileSync(path.join(template, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules', '.bench-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(template, name), path.join(folder, name));
  const count = Object.keys(JSON.parse(lock).packages).length - 1;
  print(`Installing up to ${count} packages with npm install into ${folder} ...`);
  // Not npm ci: it refuses a lockfile without the packages of other platforms, and not every registry has all of those.
  const npm = npmCommand(['install', '--no-audit', '--no-fund']);
  const { code, output } = await runCommand(npm, { cwd: folder });
  if (code !== 0) throw new Error(`npm install in ${folder} ended with code ${code}:\n${lastLines(output)}`);
  writeFileSync(stamp, lock);
}

/**
 * Takes the output of a command; gives its last twenty lines.
 */
export function lastLines(output: string): string {
  return output.split('\n').slice(-20).join('\n');
}
