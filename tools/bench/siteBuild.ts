import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BenchOptions } from './arguments';
import type { Attempt } from './attempt';
import { withBrowser } from './measure/browser';
import { measureBuilds, type BuildFigures, type Subject } from './measure/builds';
import { prepareOwnCopy } from './projects/ownCopy';
import { preparePeer } from './projects/preparePeer';
import { buildOnce, type Project } from './projects/project';
import type { Site } from './sites/site';

/** Pages that are added to find out what one more page costs. */
const ADDED_PAGES = { complete: 200, quick: 20 };

type Setup = {
  readonly root: string;
  /** Path of the Chromium executable. */
  readonly chromium: string;
  /** Folder of our site. */
  readonly built: string;
  readonly options: BenchOptions;
  readonly attempt: Attempt;
  readonly print: (line: string) => void;
};

/** A site in the folder `dir`, and the figures of its builds where they were measured. */
type BuiltSite = { readonly site: Site; readonly dir: string; readonly builds?: BuildFigures };

/**
 * Builds the sites, and measures that when the options select the part `builds`. Ours is served from a build made beforehand in any case: its builds are
 * measured on a copy of the repository.
 * @returns Without the peers that could not be built, which `attempt` reports.
 */
export async function buildSites(
  sites: readonly Site[],
  { root, chromium, built, options, attempt, print }: Setup,
): Promise<readonly BuiltSite[]> {
  const isMeasured = options.parts.includes('builds');
  const subjects: Subject[] = [];
  for (const site of sites) {
    const project = await attempt(site.name, 'project', () =>
      prepareProject(site, { root, isMeasured, print }),
    );
    if (project) subjects.push({ site, project });
  }
  const addedPages = options.isQuick ? ADDED_PAGES.quick : ADDED_PAGES.complete;
  const figures = isMeasured
    ? await withBrowser(chromium, (browser) =>
        measureBuilds(subjects, { browser, addedPages, rounds: options.runs, attempt }),
      )
    : new Map<Site, BuildFigures>();
  return sites.flatMap((site): BuiltSite[] => {
    const builds = figures.get(site);
    const dist = subjects.find((subject) => subject.site === site)?.project.dist;
    const dir = site.id === 'ours' ? built : dist;
    return dir === undefined || (dir === dist && isMeasured && !builds)
      ? []
      : [{ site, dir, ...(builds && { builds }) }];
  });
}

/**
 * Prepares the project of a site. Of a peer that has not been built yet and whose builds are not measured, builds it.
 * @returns Null when nothing has to be built.
 * @throws When a build fails.
 */
async function prepareProject(
  site: Site,
  { root, isMeasured, print }: { root: string; isMeasured: boolean; print: (line: string) => void },
): Promise<Project | null> {
  if (site.id === 'ours') return isMeasured ? prepareOwnCopy(root) : null;
  const project = await preparePeer(root, site.id, print);
  if (!isMeasured && !existsSync(path.join(project.dist, 'index.html'))) {
    print(`Building ${site.name} ...`);
    await buildOnce(project);
  }
  return project;
}
