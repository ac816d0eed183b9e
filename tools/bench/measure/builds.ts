import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { addPages, removePages } from '../projects/generatedPages';
import { buildOnce, type Project } from '../projects/project';
import type { Site } from '../sites/site';
import { loadFirstView } from './firstView';
import { serveSite } from './siteServer';
import { round } from './statistics';

export type BuildFigures = {
  pages: number;
  coldSeconds: number;
  warmSeconds: number;
  pagesPerSecond: number;
  /** How many pages were added to find out what one more page costs. */
  more: number;
  /** Milliseconds of build time per added page. */
  onePageMs: number;
  /** Bytes that an added page adds to the first view of `field`: gzip, headers included. */
  onePageBytes: number;
  /** gzip bytes that it adds to the app; null where the app is part of the first view. */
  onePageAppBytes: number | null;
};

/** Counts the pages of a built site, without those that only redirect. */
function countPages(dist: string): number {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.html') &&
      !/http-equiv="?refresh/.test(readFileSync(path.join(dist, name), 'utf8').slice(0, 2000)),
  ).length;
}

/**
 * Sums up the scripts that a built page lists in `data-app` and loads on the first interaction.
 * @param page URL path of the page.
 * @returns gzip bytes, or null when the page has no such list: peers load their app with the page.
 */
function appBytes(dist: string, page: string): number | null {
  const file = path.join(dist, page, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const scripts = /data-app="([^"]*)"/.exec(html)?.[1]?.match(/\S+\.js\b/g);
  if (!scripts) return null;
  const sizes = scripts.map((name) => gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Builds a project four times: cold with all added pages, again with one of them, cold without, and once more. Bytes of an added page
 * are the difference of the first two: the first page outside of any menu may bring styles that no other page needs, once.
 */
export async function measureBuilds({
  browser,
  site,
  project,
  addedPages,
  print,
}: {
  browser: Browser;
  site: Site;
  project: Project;
  addedPages: number;
  print: (line: string) => void;
}): Promise<BuildFigures> {
  const { field } = site.pages;
  const measureBytes = async () => {
    const server = await serveSite({ dir: project.dist, isPeer: site.id !== 'ours', encoding: 'gzip' });
    const transfers = await loadFirstView(browser, server.origin + field, 'phone').finally(server.close);
    return {
      firstView: transfers.reduce((sum, { wire }) => sum + wire, 0),
      app: appBytes(project.dist, field),
    };
  };

  removeCaches(project);
  const many = await buildWithAddedPages(project, addedPages, measureBytes);
  print(`  cold, ${addedPages} pages added: ${many.seconds.toFixed(1)} s`);
  const one = await buildWithAddedPages(project, 1, measureBytes);

  removeCaches(project);
  const cold = await buildOnce(project);
  print(`  cold: ${cold.toFixed(1)} s`);
  const warm = await buildOnce(project);
  print(`  warm: ${warm.toFixed(1)} s`);

  const pages = countPages(project.dist);
  const perPage = (difference: number) => round(difference / (addedPages - 1), 1);
  return {
    pages,
    coldSeconds: round(cold, 1),
    warmSeconds: round(warm, 1),
    pagesPerSecond: round(pages / cold, 1),
    more: addedPages,
    onePageMs: round(((many.seconds - cold) * 1000) / addedPages, 1),
    onePageBytes: perPage(many.bytes.firstView - one.bytes.firstView),
    onePageAppBytes:
      many.bytes.app === null || one.bytes.app === null ? null : perPage(many.bytes.app - one.bytes.app),
  };
}

async function buildWithAddedPages<Bytes>(
  project: Project,
  count: number,
  measureBytes: () => Promise<Bytes>,
): Promise<{ seconds: number; bytes: Bytes }> {
  addPages(project.documents, count, project);
  try {
    const seconds = await buildOnce(project);
    return { seconds, bytes: await measureBytes() };
  } finally {
    removePages(project.documents);
  }
}

function removeCaches({ folder, caches }: Project) {
  for (const name of caches) rmSync(path.join(folder, name), { recursive: true, force: true });
}
