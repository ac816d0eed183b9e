import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { measureBuilds, type BuildFigures } from './measure/builds';
import { prepareOwnCopy } from './projects/ownCopy';
import { preparePeer } from './projects/preparePeer';
import { buildOnce } from './projects/project';
import type { Site } from './sites/site';

const ADDED_PAGES = { complete: 200, quick: 20 };

/**
 * Finds the built site, and measures builds of it when asked to. Peers are built when they have not been built yet. Ours is served from
 * `built` in any case: its builds are measured on a copy of the repository.
 * @returns The folder of the built site, and the figures of its builds, null when they were not measured.
 * @throws When a build fails.
 */
export async function findOrBuildSite(
  {
    root,
    site,
    browser,
    built,
    print,
  }: { root: string; site: Site; browser: Browser; built: string; print: (line: string) => void },
  { isMeasured, isQuick }: { isMeasured: boolean; isQuick: boolean },
): Promise<{ dist: string; figures: BuildFigures | null }> {
  const addedPages = isQuick ? ADDED_PAGES.quick : ADDED_PAGES.complete;
  if (site.id === 'ours') {
    if (!isMeasured) return { dist: built, figures: null };
    const project = await prepareOwnCopy(root);
    return { dist: built, figures: await measureBuilds({ browser, site, project, addedPages, print }) };
  }
  const project = await preparePeer(root, site.id, print);
  const { dist } = project;
  if (isMeasured)
    return { dist, figures: await measureBuilds({ browser, site, project, addedPages, print }) };
  if (!existsSync(path.join(dist, 'index.html'))) {
    print(`Building ${site.name} ...`);
    await buildOnce(project);
  }
  return { dist, figures: null };
}
