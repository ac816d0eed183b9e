import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOnce, measureBuilds } from './builds';
import { prepareOwnCopy } from './ownCopy';
import { preparePeer } from './peers';
import type { Site } from './sites';
import type { Browser } from '@playwright/test';

const MORE_PAGES = 200;
const FEW_PAGES = 20;

/** The package that a peer is known by. */
const PACKAGE = { docusaurus: '@docusaurus/core', starlight: '@astrojs/starlight', vitepress: 'vitepress' };

/**
 * Takes a peer; gives the version of its package in tools/bench/peers.
 */
export function peerVersion(root: string, peer: keyof typeof PACKAGE): string {
  const file = path.join(root, 'tools/bench/peers', peer, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).dependencies[PACKAGE[peer]];
}

/**
 * Takes a site; builds it when the builds are to be measured, or when a peer has not been built yet, and gives the folder of the
 * built site, with the figures of the builds where there are some. Ours is measured as it was built before: the builds here are
 * made from a copy. Throws when a build fails, or when ours is not there.
 */
export async function buildOrFind(
  {
    root,
    site,
    browser,
    built,
    print,
  }: { root: string; site: Site; browser: Browser; built: string; print: (line: string) => void },
  { measure, quick }: { measure: boolean; quick: boolean },
) {
  const more = quick ? FEW_PAGES : MORE_PAGES;
  if (site.id === 'ours') {
    if (!measure) return { dist: built, figures: null };
    const project = await prepareOwnCopy(root);
    return { dist: built, figures: await measureBuilds({ browser, site, project, more, print }) };
  }
  const project = await preparePeer(root, site.id, print);
  if (measure)
    return { dist: project.dist, figures: await measureBuilds({ browser, site, project, more, print }) };
  if (!existsSync(path.join(project.dist, 'index.html'))) {
    print(`Building ${site.name} ...`);
    await buildOnce(project);
  }
  return { dist: project.dist, figures: null };
}
