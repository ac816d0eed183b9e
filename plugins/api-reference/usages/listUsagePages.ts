import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, normalizeUrl } from '@docusaurus/utils';
import { FenceError } from '../../../shared/code/fenceWords';
import { parseFence, type Fence } from '../../../shared/code/parseFence';
import { readFences, type WrittenFence } from '../../../shared/code/readFences';
import type { UsageFolder } from '../options';
import type { UsedBlock } from './readUses';

/** A page with examples that run. */
export type UsagePage = {
  readonly title: string;
  readonly slug: string;
  /** Address with the base URL. */
  readonly href: string;
  readonly kind: 'docs' | 'post';
  readonly blocks: readonly UsedBlock[];
};

/** Lists the pages of a folder that contain runnable Python blocks, sorted by file. */
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

/**
 * Parses a page with its runnable blocks; null when it has no such block, slug or title.
 *
 * @param file Path of the page, for messages.
 */
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
