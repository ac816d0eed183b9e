import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, normalizeUrl } from '@docusaurus/utils';
import { FenceError, parseFence, type Fence } from '../../../shared/code/parseFence';
import { readFences, type WrittenFence } from '../../../shared/code/readFences';
import type { UsedBlock } from './readUses';

/** A folder of pages whose examples run on one version. */
export type UsageFolder = {
  /** Name of the version, e.g. `current`. */
  readonly version: string;
  /** Folder, relative to the site. */
  readonly path: string;
  /** Path of its pages, without base URL. */
  readonly routeBasePath: string;
  readonly kind: 'docs' | 'post';
};

/** A page with examples that run. */
export type UsagePage = {
  readonly title: string;
  readonly slug: string;
  /** Address with the base URL. */
  readonly href: string;
  readonly kind: 'docs' | 'post';
  readonly blocks: readonly UsedBlock[];
};

/** Takes the site's folder and a folder of pages; reads those that have Python blocks which run, sorted by their files. */
export async function listUsagePages(
  siteDir: string,
  folder: UsageFolder,
  baseUrl: string,
): Promise<UsagePage[]> {
  const top = path.resolve(siteDir, folder.path);
  const entries = await readdir(top, { recursive: true });
  const files = entries.filter((entry) => /\.mdx?$/.test(entry)).sort();
  const pages = await Promise.all(
    files.map(async (entry) => {
      const text = await readFile(path.join(top, entry), 'utf8');
      const file = path.posix.join(folder.path, entry.split(path.sep).join('/'));
      return toUsagePage({ file, text }, folder, baseUrl);
    }),
  );
  return pages.filter((page) => page !== null);
}

/** Takes a page and its path for messages; gives it with its blocks that run, or null where there are none, or no slug and title. */
export async function toUsagePage(
  { file, text }: { readonly file: string; readonly text: string },
  { routeBasePath, kind }: Pick<UsageFolder, 'routeBasePath' | 'kind'>,
  baseUrl: string,
): Promise<UsagePage | null> {
  const { slug, title } = (await DEFAULT_PARSE_FRONT_MATTER({ filePath: '', fileContent: text })).frontMatter;
  const blocks = readFences(text).flatMap((written) => {
    if (written.language !== 'python') return [];
    const fence = readWords(written, file);
    return fence.skip ? [] : [{ code: written.code, continues: fence.continues }];
  });
  if (blocks.length === 0 || typeof slug !== 'string' || typeof title !== 'string') return null;
  return { title, slug, href: normalizeUrl([baseUrl, routeBasePath, slug]), kind, blocks };
}

function readWords({ language, meta, line }: WrittenFence, file: string): Fence {
  try {
    return parseFence(language, meta);
  } catch (cause) {
    if (!(cause instanceof FenceError)) throw cause;
    throw new Error(`${file}:${line}: ${cause.message}`, { cause });
  }
}
