import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PeerId } from '../sites/site';

/** The package whose version the report prints. */
const PACKAGES: Readonly<Record<PeerId, string>> = {
  docusaurus: '@docusaurus/core',
  starlight: '@astrojs/starlight',
  vitepress: 'vitepress',
};

/** Returns the folder with the package.json and the lockfile of a peer. */
export function peerTemplate(root: string, peer: PeerId): string {
  return path.join(root, 'tools/bench/peers', peer);
}

/**
 * Reads the version of a peer from its package.json.
 * @throws When the package is not one of its dependencies.
 */
export function peerVersion(root: string, peer: PeerId): string {
  const file = path.join(peerTemplate(root, peer), 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const version = dependencies?.[PACKAGES[peer]];
  if (version === undefined) throw new Error(`${file}: no dependency on ${PACKAGES[peer]}`);
  return version;
}
