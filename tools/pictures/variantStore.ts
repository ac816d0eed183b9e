import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseVariants, makeVariants } from '../../plugins/pictures/makeVariants.mjs';
import { listPictures } from '../../plugins/pictures/listPictures';
import type { PictureSources } from '../../shared/pictures/sources';
import { foldersOf, sizesFile, storedVariants } from '../../plugins/pictures/store.mjs';

const fix = 'Fix: npm run check:pictures -- --store, and commit what it writes.';

type Sizes = Record<string, number>;

async function readSizes(stored: string): Promise<Sizes> {
  const file = path.join(stored, sizesFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Sizes) : {};
}

/** Lists the names of the stored files, without the list of their sizes. */
async function listStored(stored: string): Promise<string[]> {
  const names = await readdir(stored).catch(() => []);
  return names.filter((name) => name !== sizesFile);
}

/**
 * Keeps the variants of all pictures in `data/pictures`, and removes those of pictures that are gone.
 *
 * @returns Number of files written and removed.
 */
export async function storeVariants(
  root: string,
  sources: PictureSources,
): Promise<{ written: number; removed: number }> {
  const { stored, cache } = foldersOf(root);
  const before = await readSizes(stored);
  const sizes = new Map<string, number>();
  const kept = new Set<string>();
  let written = 0;
  await mkdir(stored, { recursive: true });
  for (const { file, widths } of await listPictures(root, sources)) {
    const picture = await readFile(file);
    const made = await makeVariants(picture, widths, { stored, cache });
    const { chosen } = await chooseVariants(picture, widths, async (name) => {
      const size = before[name] ?? (await readFile(path.join(cache, name))).length;
      sizes.set(name, size);
      return size;
    });
    for (const [index, { name }] of chosen.entries()) {
      kept.add(name);
      const content = made.variants[index]?.content;
      if (!content || existsSync(path.join(stored, name))) continue;
      await writeFile(path.join(stored, name), content);
      written += 1;
    }
  }
  const gone = (await listStored(stored)).filter((name) => !kept.has(name));
  for (const name of gone) await rm(path.join(stored, name));
  const sorted = Object.fromEntries([...sizes].sort(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(path.join(stored, sizesFile), `${JSON.stringify(sorted, null, 2)}\n`);
  return { written, removed: gone.length };
}

/**
 * Finds pictures whose variants are not stored, and stored files that belong to no picture or are not those of the list.
 */
export async function findStoreProblems(root: string, sources: PictureSources): Promise<string[]> {
  const { stored } = foldersOf(root);
  const sizes = await readSizes(stored);
  const files = new Map<string, number>();
  for (const name of await listStored(stored))
    files.set(name, (await readFile(path.join(stored, name))).length);
  const asked = new Set<string>();
  const unused = new Set(files.keys());
  const problems: string[] = [];
  for (const { file, widths } of await listPictures(root, sources)) {
    const missing: string[] = [];
    const { chosen } = await chooseVariants(await readFile(file), widths, (name) => {
      asked.add(name);
      const size = sizes[name];
      if (size === undefined) missing.push(name);
      return Promise.resolve(size ?? Infinity);
    });
    const wrong = chosen.filter(({ name }) => files.get(name) !== sizes[name]).map(({ name }) => name);
    for (const { name } of chosen) unused.delete(name);
    if (missing.length + wrong.length > 0)
      problems.push(
        `${path.relative(root, file)}: its smaller variants are not in ${storedVariants} (${[...missing, ...wrong].join(', ')}), so each build makes them again. ${fix}`,
      );
  }
  for (const name of new Set([...unused, ...Object.keys(sizes).filter((each) => !asked.has(each))]))
    problems.push(`${storedVariants}/${name}: belongs to no picture. ${fix}`);
  return problems;
}
