import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  indexFile,
  offlineFolder,
  offlineFormat,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
  type OfflineSet,
} from '../../shared/offline/format';
import { hashedFiles } from '../../shared/hosting/hashedFiles';
import { planName, type OfflinePlan } from '../../shared/offline/plan';
import { collectSet } from './collectSet';
import { createFileReader, type SiteFile } from './createFileReader';
import { findReferences } from './findReferences';

const isHashed = new RegExp(hashedFiles);

/** Lists the files of a folder by address, sorted; none when there is no such folder. */
const listFiles = (site: string, root: string, address: string): string[] => {
  const folder = path.join(site, address.slice(root.length));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${address}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.[^/.]+$/.test(file))
    .sort();
};

/** Files with a hash in their name first, since others name them; pages last. */
const order = (files: readonly string[], pages: readonly string[]): string[] => [
  ...files.filter((file) => isHashed.test(file)).sort(),
  ...files.filter((file) => !isHashed.test(file)).sort(),
  ...pages,
];

function toList(addresses: readonly string[], read: (address: string) => SiteFile | null): OfflineList {
  const files = addresses.map((address): OfflineFile => {
    const { hash = '', bytes = 0 } = read(address) ?? {};
    return [address, hash, bytes];
  });
  const revision = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { format: offlineFormat, revision, files };
}

/** Finds the references of a text, once for all sets of a locale. */
function createFinder(homes: readonly string[]): (address: string, text: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  return (address, text) => {
    const found = known.get(address) ?? findReferences(text, homes);
    known.set(address, found);
    return found;
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Writes the lists of a locale in place of its plan, and returns their descriptions. */
async function writeLists(site: string, planFile: string): Promise<OfflineSet[]> {
  const { root, sets } = JSON.parse(readFileSync(planFile, 'utf8')) as OfflinePlan;
  const read = createFileReader(site, root);
  const [{ home } = { home: root }] = sets;
  const findIn = createFinder([root, home]);
  const pages = listPages(site, root, home);
  const named = new Set(pages.flatMap((page) => [...findIn(page, read(page)?.text ?? '')]));
  const scripts = listFiles(site, root, `${home}assets/js`).filter((file) => file.endsWith('.js'));
  const search = listFiles(site, root, `${home}assets/search`);
  const described = sets.map(async (plan) => {
    const { pages: _, ...set } = plan;
    const collected = collectSet({ plan, findIn, read, scripts, search, named });
    const list = toList(order(collected.files, collected.pages), read);
    const address = `${home}${offlineFolder}/${set.version}.json`;
    writeFileSync(path.join(site, address.slice(root.length)), JSON.stringify(list));
    const downloads = list.files.map(async ([file]) => (await read(file)?.measureDownload()) ?? 0);
    return {
      ...set,
      list: address,
      revision: list.revision,
      count: list.files.length,
      bytes: sum(list.files.map(([, , bytes]) => bytes)),
      download: sum(await Promise.all(downloads)),
    };
  });
  const written = await Promise.all(described);
  rmSync(planFile);
  return written;
}

/** Lists the addresses of all pages of a locale. The folder of the default one also has the others: these have a page for unknown addresses. */
function listPages(site: string, root: string, home: string): string[] {
  const folder = path.join(site, home.slice(root.length));
  const isOther = (file: string): boolean => {
    const [first = '', ...rest] = file.split('/');
    return rest.length > 0 && existsSync(path.join(folder, first, '404.html'));
  };
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !isOther(file))
    .map((file) => home + encodeURI(file.replace(/(?:^|\/)index\.html$/, '')));
}

/** Folders of locales in a finished site: that of the site itself, and those below it. */
const localeFolders = (site: string): string[] => [
  site,
  ...readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(site, name)),
];

/**
 * Writes what a browser needs to keep a version of the documentation: a list of files for each version and language, and one index of them all.
 * Comes after everything that changes a page.
 *
 * @returns The sets of all locales.
 */
export async function writeOfflineLists(site: string): Promise<readonly OfflineSet[]> {
  const folders = localeFolders(site);
  const plans = folders
    .map((folder) => path.join(folder, offlineFolder, planName))
    .filter((file) => existsSync(file));
  if (plans.length === 0) return [];
  // Locales that an earlier build has left here are still in the index.
  const index = path.join(site, indexFile);
  const before = existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as OfflineIndex).sets : [];
  const written: OfflineSet[] = [];
  // One after another: the files of a locale are all in memory.
  for (const plan of plans) written.push(...(await writeLists(site, plan)));
  const isWritten = new Set(written.map(({ locale }) => locale));
  const sets = [...before.filter(({ locale }) => !isWritten.has(locale)), ...written];
  writeFileSync(index, JSON.stringify({ format: offlineFormat, sets } satisfies OfflineIndex));
  return sets;
}
