// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, runCommand } from './run-command.mjs';

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lockfile */

/**
 * Takes the lockfile and the record npm keeps in node_modules (null when there is none); gives why an install is needed, or null.
 * Contents are compared, not times: a fresh clone beside a copied node_modules must not install again.
 * @param {Lockfile} wanted
 * @param {Lockfile | null} installed
 * @returns {string | null}
 */
export function reasonToInstall(wanted, installed) {
  if (!installed) return 'node_modules is missing';
  const have = installed.packages ?? {};
  for (const [place, entry] of Object.entries(wanted.packages ?? {})) {
    if (place === '' || entry.link) continue;
    const found = have[place];
    // Optional packages are for one platform each: npm leaves the others out.
    if (!found && entry.optional) continue;
    if (!found) return `${place} is in package-lock.json, but not installed`;
    if (found.version !== entry.version)
      return `${place} is ${found.version}, the lockfile says ${entry.version}`;
  }
  return null;
}

/**
 * Takes the project folder; installs from the lockfile when something is missing and says so. Throws when npm fails.
 * @param {string} root
 * @param {(line: string) => void} print
 */
export async function ensureDependencies(root, print) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  const wanted = readJson(path.join(root, 'package-lock.json'));
  const reason = reasonToInstall(wanted, existsSync(record) ? readJson(record) : null);
  if (!reason) return;

  const count = Object.keys(wanted.packages ?? {}).length - 1;
  print(`Installing up to ${count} packages with npm ci (${reason}) ...`);
  // NODE_ENV=production would leave the test tools out.
  const npm = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const { code } = await runCommand(npm, { cwd: root, onLine: (line) => print(`  ${line}`) });
  if (code !== 0) throw new Error(`npm ci ended with code ${code}: its output is above`);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
