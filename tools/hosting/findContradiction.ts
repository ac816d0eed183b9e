import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files beside the sources in which hosts look for headers and redirects, and how these begin there. They may well say how to build. */
const hostSettings: Readonly<Record<string, RegExp>> = {
  'netlify.toml': /^\s*\[\[(?:headers|redirects)\]\]/m,
  'vercel.json': /"(?:headers|redirects|rewrites|routes)"\s*:/,
  'staticwebapp.config.json': /"(?:globalHeaders|routes|responseOverrides)"\s*:/,
};

/** Settings of servers that would be published with the site, and read there. */
const serverSettings = ['.htaccess', 'web.config'];

/**
 * Finds a file of the sources that gives a host other headers or redirects than those of `tools/hosting`. Hosts read such a file before or
 * beside ours, so that a page could lose its policy without a word.
 *
 * @param root Folder of the sources.
 * @param written Names of the files that the build writes into the site.
 * @returns Path from the root, or undefined.
 */
export function findContradiction(root: string, written: readonly string[]): string | undefined {
  const published = [...written, ...serverSettings].map((name) => `static/${name}`);
  return (
    published.find((file) => existsSync(path.join(root, file))) ??
    Object.keys(hostSettings).find((name) => {
      const file = path.join(root, name);
      return existsSync(file) && hostSettings[name]?.test(readFileSync(file, 'utf8'));
    })
  );
}
