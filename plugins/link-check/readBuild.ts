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
  /** By path below the base URL, without leading or trailing slashes; sorted. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Ids in pictures that a fragment can refer to, by path. */
  readonly pictures: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What to read, and what to skip. */
export interface BuildPlace {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folders of other locales, each with a trailing slash. */
  readonly skippedFolders: readonly string[];
  /** Files that other plugins may not have written yet. */
  readonly alsoWritten: readonly string[];
  readonly routePages: ReadonlyMap<string, RoutePage>;
}

/** Converts a file or URL path below the base URL to the path of its page. */
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
  // Sequential: parsing takes the time, and reading a thousand pages at once would hold all of them in memory.
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
