import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const manifestFile = 'build-manifest.json';

/** The file `build-manifest.json`. */
export type Manifest = {
  readonly format: 1;
  /** SHA-256 in hexadecimal of each file of the site, by path, sorted. */
  readonly files: Readonly<Record<string, string>>;
};

/** Hashes every file of a finished site except the manifest itself. */
export function hashFiles(site: string): Manifest {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== manifestFile && statSync(path.join(site, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    // Not by locale: the order is the same on every machine.
    .sort();
  const hashOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(site, file)))
      .digest('hex');
  return { format: 1, files: Object.fromEntries(files.map((file) => [file, hashOf(file)])) };
}

/** Writes `build-manifest.json` into a finished site: whoever builds the same commit can compare. */
export function writeManifest(site: string): void {
  writeFileSync(path.join(site, manifestFile), `${JSON.stringify(hashFiles(site), null, 1)}\n`);
}
