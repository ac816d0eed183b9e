import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadFirstView } from './firstView';
import { addPages, removePages } from './generatedPages';
import { lastLines } from './install';
import { serveSite } from './server';
import { round } from './statistics';
import { runCommand } from '../shared/runCommand';
import type { Project } from './peers';
import type { Site } from './sites';
import type { Browser } from '@playwright/test';

/**
 * Takes a project; builds it and gives the seconds that took. Throws with the end of its output when the build fails.
 */
export async function buildOnce({ folder, command }: Project): Promise<number> {
  const start = performance.now();
  const env = { NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runCommand(command, { cwd: folder, env });
  if (code !== 0) throw new Error(`the build in ${folder} ended with code ${code}:\n${lastLines(output)}`);
  return (performance.now() - start) / 1000;
}

/**
 * Takes the folder of a built site; gives how many pages are in it. One that only leads to another address is none.
 */
export function countPages(dist: string): number {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.html') &&
      !/http-equiv="?refresh/.test(readFileSync(path.join(dist, name), 'utf8').slice(0, 2000)),
  ).length;
}

/**
 * Takes the folder of a built site and the path of a page; gives the gzip bytes of the scripts that the page names in `data-app`
 * and loads when the reader reaches for it; null when it names none, as on the peers, which load theirs with the page.
 */
export function appBytes(dist: string, page: string): number | null {
  const file = path.join(dist, page, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const scripts = /data-app="([^"]*)"/.exec(html)?.[1]?.match(/\S+\.js\b/g);
  if (!scripts) return null;
  const sizes = scripts.map((name) => gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Takes the browser, a site, its project and a count of pages to add; builds it four times: cold with those pages, again with one
 * of them, cold without, and once more. Bytes of one more page are from the first to the second: the first page that stands in
 * no menu may bring styles along that no page had before, once.
 * Gives pages, seconds, pages a second, and what one more page costs in ms of building and bytes of the first view of
 * `field` (gzip, headers included), and of the scripts that come with the app where they are no part of it (gzip).
 */
export async function measureBuilds({
  browser,
  site,
  project,
  more,
  print,
}: {
  browser: Browser;
  site: Site;
  project: Project;
  more: number;
  print: (line: string) => void;
}) {
  const measureBytes = async () => {
    const server = await serveSite({ dir: project.dist, isPeer: site.id !== 'ours', encoding: 'gzip' });
    const files = await loadFirstView(browser, server.origin + site.pages.field, 'phone').finally(
      server.close,
    );
    const app = appBytes(project.dist, site.pages.field ?? '');
    return { view: files.reduce((sum, { wire }) => sum + wire, 0), app };
  };

  forgetCaches(project);
  const [manySeconds, manyBytes] = await buildWithMore(project, more, measureBytes);
  print(`  cold with ${more} more pages: ${round(manySeconds, 1)} s`);
  const [, oneBytes] = await buildWithMore(project, 1, measureBytes);

  forgetCaches(project);
  const cold = await buildOnce(project);
  print(`  cold: ${round(cold, 1)} s`);
  const warm = await buildOnce(project);
  print(`  warm: ${round(warm, 1)} s`);

  const pages = countPages(project.dist);
  return {
    pages,
    coldSeconds: round(cold, 1),
    warmSeconds: round(warm, 1),
    pagesPerSecond: round(pages / cold, 1),
    more,
    onePageMs: round(((manySeconds - cold) * 1000) / more, 1),
    onePageBytes: round((manyBytes.view - oneBytes.view) / (more - 1), 1),
    onePageAppBytes:
      manyBytes.app === null || oneBytes.app === null
        ? null
        : round((manyBytes.app - oneBytes.app) / (more - 1), 1),
  };
}

export type BuildFigures = Awaited<ReturnType<typeof measureBuilds>>;

async function buildWithMore<Bytes>(
  project: Project,
  count: number,
  measureBytes: () => Promise<Bytes>,
): Promise<[number, Bytes]> {
  addPages(project.documents, count, { hasSlug: project.hasSlug });
  try {
    return [await buildOnce(project), await measureBytes()];
  } finally {
    removePages(project.documents);
  }
}

function forgetCaches({ folder, caches }: Project) {
  for (const name of caches) rmSync(path.join(folder, name), { recursive: true, force: true });
}
