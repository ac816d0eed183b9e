import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the HTML of a page of the build.
 *
 * @throws When the build has no such file.
 */
export function readHtml(outDir: string, baseUrl: string, url: string): string {
  const below = url.slice(baseUrl.length).replace(/\/$/, '');
  // With and without `trailingSlash: false`; 404.html already has its extension.
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
