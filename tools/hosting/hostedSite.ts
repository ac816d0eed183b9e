import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashedFiles } from '../../shared/hosting/hashedFiles';

/** What the settings of every host are made from. */
export type HostedSite = {
  /** Locales whose pages are in a folder of their own; those of the default one are at the top. */
  readonly locales: readonly string[];
  /** Old path to new path, without a slash at the end of the old one. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths of hashed files directly in a folder `assets`, such as the boot scripts. */
  readonly bootFiles: readonly string[];
  /** Paths of files below `assets` that keep their name when their content changes. */
  readonly stableAssets: readonly string[];
};

/** The page of `plugins/redirects`: the script that redirects names its target. */
const target = /<script src="[^"]*\/assets\/redirect\.[^"]*" data-to="([^"]*)">/;

/** Redirects are a few lines; a page is never that short. */
const longestRedirect = 4096;

/**
 * Reads what hosts need to know from a finished build.
 *
 * @throws When there is no build.
 */
export function readHostedSite(dir: string): HostedSite {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir}/index.html is missing. Fix: npm run build`);
  }
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const redirects = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(dir, file), 'utf8');
    const to = html.length < longestRedirect ? target.exec(html)?.[1] : undefined;
    if (to)
      redirects.set(encodeURI(`/${file.replace(/(?:\/index)?\.html$/, '')}`), to.replaceAll('&amp;', '&'));
  }
  const isHashed = new RegExp(hashedFiles);
  const assets = files
    .map((file) => `/${file}`)
    .filter((file) => /^(?:\/[^/]+)?\/assets\/.*\.[^/.]+$/.test(file));
  return {
    locales: files.flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []),
    redirects,
    bootFiles: assets.filter((file) => /\/assets\/[^/]+$/.test(file) && isHashed.test(file)),
    stableAssets: assets.filter((file) => !isHashed.test(file)),
  };
}
