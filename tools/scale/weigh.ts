import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes of a built site, in bytes; `gzip` of level 9. */
export type Weights = {
  readonly pages: number;
  readonly files: number;
  readonly total: number;
  /** HTML of `/docs/field` with its styles and first script, gzip. */
  readonly firstView: number;
  /** Scripts of the app on `/docs/field`, gzip. */
  readonly app: number;
  /** First part of the search index, gzip. */
  readonly searchCore: number;
  /** `llms-full.txt` of the last release. */
  readonly fullText: number;
};

const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** Measures the English site in a folder. */
export function weigh(dist: string): Weights {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(dist, name)).isFile(),
  );
  const field = path.join(dist, 'docs/field/index.html');
  const html = readFileSync(field, 'utf8');
  const scripts = /data-app="([^"]*)"/.exec(html)?.[1]?.match(/\S+\.js\b/g) ?? [];
  const search = path.join(dist, 'assets/search/en.json');
  return {
    pages: names.filter((name) => name.endsWith('.html')).length,
    files: names.length,
    total: names.reduce((sum, name) => sum + statSync(path.join(dist, name)).size, 0),
    firstView: gzip(field),
    app: scripts.reduce((sum, name) => sum + gzip(path.join(dist, name)), 0),
    searchCore: existsSync(search) ? gzip(search) : 0,
    fullText: statSync(path.join(dist, 'llms-full.txt')).size,
  };
}
