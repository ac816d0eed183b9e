import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sharedWithSite } from '../fixtures/sharedWithSite';

/** Files and folders that a build of the fixture is made of: its content, what draws pages, and the programs that build. */
export const fixtureSources: readonly string[] = [
  ...new Set([
    ...sharedWithSite,
    'config',
    'package-lock.json',
    'plugins',
    'src',
    'tests/fixtures/site',
    ...['bundle', 'hosting', 'offline', 'shared', 'site'].map((folder) => `tools/${folder}`),
  ]),
].sort();

/** Pages of the real site, and what no build reads. */
const isOther = (file: string): boolean =>
  file.startsWith('src/pages/') || /\.test\.\w+$|(?:^|\/)README\.md$/.test(file);

/** Lists the files of a file or folder, sorted. */
function listFiles(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, file.split(path.sep).join('/')))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** Whether a build of the fixture may read this file of the repository. */
export const isFixtureSource = (file: string): boolean =>
  sharedWithSite.includes(file) ||
  (!isOther(file) && fixtureSources.some((name) => file === name || file.startsWith(`${name}/`)));

let key: string | undefined;

/** Computes a key of everything that a build of the fixture is made of, once: specs share it. */
export const readFixtureKey = (): string => (key ??= computeKey());

function computeKey(): string {
  const files = new Set(fixtureSources.flatMap(listFiles).filter(isFixtureSource));
  const sum = createHash('sha256');
  for (const file of files) sum.update(`${file}\n`).update(readFileSync(file));
  return sum.digest('hex').slice(0, 12);
}
