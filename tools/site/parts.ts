import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Record of a part of the site, which is one language, built separately from the others. */
export type Part = {
  readonly format: 1;
  readonly locale: string;
  /** Hash of the commit and the settings, equal in all parts of one site. */
  readonly source: string;
};

const partSchema = z.object({ format: z.literal(1), locale: z.string(), source: z.string() });

const recordOf = (locale: string): string => `part.${locale}.json`;
const recordName = /^part\.[\w-]+\.json$/;

/** Identifies what a part is built from. */
export const hashSource = (commit: string, settings: Readonly<Record<string, string | undefined>>): string =>
  createHash('sha256')
    .update(JSON.stringify([commit, Object.entries(settings).filter(([, value]) => value)]))
    .digest('hex')
    .slice(0, 16);

/** Writes the record of a part into its folder. */
export function writePartRecord(folder: string, part: Part): void {
  writeFileSync(path.join(folder, recordOf(part.locale)), `${JSON.stringify(part)}\n`);
}

function readPart(folder: string): Part {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => recordName.test(name)) : [];
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) {
    throw new Error(`${folder} is not one part of the site. Fix: npm run build:part -- LOCALE`);
  }
  return partSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

/** Paths of the files of a folder, without records of parts. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !recordName.test(file));

/**
 * Assembles a site from parts that were built separately, each in a folder of its own.
 *
 * @param site Folder of the assembled site, which is emptied first.
 * @throws When a language is missing or occurs twice, when parts have different sources, or when two parts have the same file.
 */
export function mergeParts(folders: readonly string[], site: string, locales: readonly string[]): void {
  const parts = folders.map((folder) => ({ folder, ...readPart(folder) }));
  for (const locale of locales) {
    const count = parts.filter((part) => part.locale === locale).length;
    if (count !== 1) {
      const what = count === 0 ? 'is missing' : `occurs ${count} times`;
      throw new Error(`the part of ${locale} ${what}. Fix: one folder of npm run build:part -- ${locale}`);
    }
  }
  const [first, ...others] = parts;
  const other = others.find(({ source }) => source !== first?.source);
  if (first && other) {
    throw new Error(
      `${other.folder} was built from another commit or with other settings than ${first.folder}. Fix: build both again`,
    );
  }
  const unknown = parts.find(({ locale }) => !locales.includes(locale));
  if (unknown) throw new Error(`${unknown.folder}: the site has no language ${unknown.locale}`);
  const ownerOf = new Map<string, string>();
  for (const { folder } of parts) {
    if (path.resolve(folder) === path.resolve(site)) {
      throw new Error(
        `${folder} is the folder that the site is written to. Fix: move the part to a folder of its own`,
      );
    }
    for (const file of filesOf(folder)) {
      const owner = ownerOf.get(file);
      if (owner !== undefined) throw new Error(`${owner} and ${folder} both have ${file}`);
      ownerOf.set(file, folder);
    }
  }
  rmSync(site, { recursive: true, force: true });
  for (const [file, folder] of ownerOf) cpSync(path.join(folder, file), path.join(site, file));
}
