import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, type ParsedDocument } from './parseDocument';
import type { RoutePage } from './toRoutePages';

/** A finished page. */
export type Page = ParsedDocument & RoutePage;

/** The finished files of one locale. */
export interface Build {
  /** Paths below the base URL. */
  readonly files: ReadonlySet<string>;
  /** By path below the base URL, without slashes at its ends; sorted. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Ids of the pictures that links can name a part of, by path. */
  readonly pictures: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What to read, and what to leave out. */
export interface BuildPlace {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folders of other locales, each with a slash at its end. */
  readonly skippedFolders: readonly string[];
  /** Files that other plugins are still writing. */
  readonly alsoWritten: readonly string[];
  readonly routePages: ReadonlyMap<string, RoutePage>;
}

/** Takes a path below the base URL; returns the one of the page that the file or address stands for. */
export const toPagePath = (file: string): string => file.replace(/(^|\/)index\.html$|\.html$/, '');

async function listFiles(outDir: string, skippedFolders: readonly string[]): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !skippedFolders.some((folder) => file.startsWith(folder)))
    .sort();
}

/** Reads and parses the finished pages and pictures of one locale. */
export async function readBuild(place: BuildPlace): Promise<Build> {
  const files = await listFiles(place.outDir, place.skippedFolders);
  const pages = new Map<string, Page>();
  const pictures = new Map<string, ReadonlySet<string>>();
  // One after the other: the time goes into parsing, and a thousand pages at once would all be in memory.
  for (const file of files.filter((name) => /\.(html|svg)$/.test(name))) {
    const parsed = parseDocument(await readFile(path.join(place.outDir, file), 'utf8'));
    if (file.endsWith('.svg')) {
      pictures.set(file, parsed.ids);
    } else {
      const key = toPagePath(file);
      const route = place.routePages.get(key) ?? { address: place.baseUrl + key, source: null };
      pages.set(key, { ...parsed, ...route });
    }
  }
  return { files: new Set([...files, ...place.alsoWritten]), pages, pictures };
}
