import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Attempt } from '../attempt';
import { addPages, removePages } from '../projects/generatedPages';
import { buildOnce, type Project } from '../projects/project';
import type { Site } from '../sites/site';
import { loadFirstView } from './firstView';
import { serveSite } from './siteServer';
import { median, round } from './statistics';

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

/** A site whose builds are measured. */
export type Subject = { readonly site: Site; readonly project: Project };

type Setup = {
  readonly browser: Browser;
  readonly addedPages: number;
  /** How many cold builds of each site. */
  readonly rounds: number;
  readonly attempt: Attempt;
};

/** A subject with what has been measured so far; `cold` in seconds. */
type Measured = Subject & { readonly added: AddedPages; readonly cold: number[] };

type AddedPages = {
  readonly seconds: number;
  readonly onePageBytes: number;
  readonly onePageAppBytes: number | null;
};

/**
 * Measures the builds of sites: cold with added pages, again with one of them, cold without as often as `rounds` says, and warm. In the cold builds
 * without, the sites take turns, so that a busy phase of the machine slows all of them down alike.
 *
 * @returns The figures by site; none for a site whose build failed, which `attempt` reports.
 */
export async function measureBuilds(
  subjects: readonly Subject[],
  { browser, addedPages, rounds, attempt }: Setup,
): Promise<ReadonlyMap<Site, BuildFigures>> {
  const measured = new Set<Measured>();
  for (const subject of subjects) {
    const added = await attempt(subject.site.name, 'builds with added pages', () =>
      buildWithMorePages(subject, addedPages, browser),
    );
    if (added) measured.add({ ...subject, added, cold: [] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of measured) {
      const seconds = await attempt(subject.site.name, `cold build ${round}`, () =>
        buildCold(subject.project),
      );
      if (seconds === null) measured.delete(subject);
      else subject.cold.push(seconds);
    }
  }
  const figures = new Map<Site, BuildFigures>();
  for (const subject of measured) {
    const { site, project } = subject;
    const warm = await attempt(site.name, 'warm build', () => buildOnce(project));
    if (warm !== null) figures.set(site, toFigures(subject, warm, addedPages));
    rmSync(asideOf(project), { recursive: true, force: true });
  }
  return figures;
}

function toFigures({ project, added, cold }: Measured, warm: number, more: number): BuildFigures {
  const pages = countPages(project.dist);
  const seconds = median(cold) ?? NaN;
  return {
    pages,
    coldSeconds: round(seconds, 1),
    warmSeconds: round(warm, 1),
    pagesPerSecond: round(pages / seconds, 1),
    more,
    onePageMs: round(((added.seconds - seconds) * 1000) / more, 1),
    onePageBytes: added.onePageBytes,
    onePageAppBytes: added.onePageAppBytes,
  };
}

/**
 * Builds a project cold with all added pages, and again with one of them. Bytes of an added page are the difference: the first page outside of any
 * menu may bring styles that no other page needs, once.
 */
async function buildWithMorePages(
  { site, project }: Subject,
  addedPages: number,
  browser: Browser,
): Promise<AddedPages> {
  const { field } = site.pages;
  const measureBytes = async () => {
    const server = await serveSite({ dir: project.dist, isPeer: site.id !== 'ours', encoding: 'gzip' });
    const transfers = await loadFirstView(browser, server.origin + field, 'phone').finally(server.close);
    return {
      firstView: transfers.reduce((sum, { wire }) => sum + wire, 0),
      app: appBytes(project.dist, field),
    };
  };
  putCachesAside(project);
  const many = await buildWithAddedPages(project, addedPages, measureBytes);
  const one = await buildWithAddedPages(project, 1, measureBytes);
  const perPage = (difference: number) => round(difference / (addedPages - 1), 1);
  return {
    seconds: many.seconds,
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

function buildCold(project: Project): Promise<number> {
  putCachesAside(project);
  return buildOnce(project);
}

const asideOf = ({ folder }: Project): string => `${folder}.aside`;

/** Moves away what a cold build must not find. Deleting it would take thousands of files from the file system just before, which slows the build down. */
function putCachesAside(project: Project): void {
  mkdirSync(asideOf(project), { recursive: true });
  const aside = mkdtempSync(path.join(asideOf(project), 'build-'));
  for (const [index, name] of project.caches.entries()) {
    const from = path.join(project.folder, name);
    if (existsSync(from)) renameSync(from, path.join(aside, String(index)));
  }
}
