import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Takes the build's folder, a base URL and a path below it, returns the page's HTML; throws when the build has no such file. */
export function readHtml(outDir: string, baseUrl: string, url: string): string {
  const below = url.slice(baseUrl.length).replace(/\/$/, '');
  // With and without `trailingSlash: false`; 404.html has its ending already.
  const files = [
    path.join(outDir, below, 'index.html'),
    path.join(outDir, `${below}.html`),
    path.join(outDir, below),
  ];
  const file = files.find((candidate) => candidate.endsWith('.html') && existsSync(candidate));
  if (!file) {
    throw new Error(
      `search-index: page ${url} is neither in ${files[0]} nor in ${files[1]}. Fix: add the path to the plugin's exclude option.`,
    );
  }
  return readFileSync(file, 'utf8');
}
