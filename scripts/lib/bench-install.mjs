// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, runCommand } from './run-command.mjs';

/**
 * Takes a folder with package.json and package-lock.json, and where to install; installs the locked versions when they are
 * not there yet and says so. Throws when npm fails.
 * @param {string} template
 * @param {string} folder
 * @param {(line: string) => void} print
 */
export async function installTemplate(template, folder, print) {
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
 * @param {string} output
 * @returns {string}
 */
export function lastLines(output) {
  return output.split('\n').slice(-20).join('\n');
}
