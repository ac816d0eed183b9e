// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOnce, measureBuilds } from './bench-builds.mjs';
import { prepareOwnCopy } from './bench-own-copy.mjs';
import { preparePeer } from './bench-peers.mjs';

/** @typedef {import('./bench-sites.mjs').Site} Site */

const MORE_PAGES = 200;
const FEW_PAGES = 20;

/** The package that a peer is known by. */
const PACKAGE = { docusaurus: '@docusaurus/core', starlight: '@astrojs/starlight', vitepress: 'vitepress' };

/**
 * Takes a peer; gives the version of its package in bench/peers.
 * @param {string} root
 * @param {keyof typeof PACKAGE} peer
 * @returns {string}
 */
export function peerVersion(root, peer) {
  const file = path.join(root, 'bench/peers', peer, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).dependencies[PACKAGE[peer]];
}

/**
 * Takes a site; builds it when the builds are to be measured, or when a peer has not been built yet, and gives the folder of the
 * built site, with the figures of the builds where there are some. Ours is measured as it was built before: the builds here are
 * made from a copy. Throws when a build fails, or when ours is not there.
 * @param {{ root: string, site: Site, browser: import('@playwright/test').Browser, built: string, print: (line: string) => void }} place
 * @param {{ measure: boolean, quick: boolean }} options
 */
export async function buildOrFind({ root, site, browser, built, print }, { measure, quick }) {
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
