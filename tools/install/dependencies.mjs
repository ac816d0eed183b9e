// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installFromLockfile } from './npmInstall.mjs';

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lockfile */

/**
 * Finds the first reason to install: compares the lockfile with the record that npm keeps in node_modules (null without one).
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
 * Installs from the lockfile when something is missing, and announces it. Rejects when npm fails.
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
  await installFromLockfile(root);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
