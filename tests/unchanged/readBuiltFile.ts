import { readFileSync } from 'node:fs';
import path from 'node:path';

const addresses = new Set<string>();

/** Addresses of the files that specs have read in this worker. A file that an earlier spec of the worker has read is among them too. */
export const addressesRead = (): readonly string[] => [...addresses];

/**
 * Reads a file of the build and notes it: tests of the spec run again once it changes.
 * @param address Path of the file on the site, such as `/docs/field/index.html`.
 */
export function readBuiltFile(address: string): string {
  addresses.add(address);
  return readFileSync(path.join('build', address), 'utf8');
}
