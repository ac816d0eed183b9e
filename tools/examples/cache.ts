import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from './pages/pages';
import type { PageResult } from './runner/runPage';

/** Remembers pages that passed. */
export type ResultCache = {
  /** @param identity Versions of the tools that run the page. */
  read: (page: Page, identity: string) => PageResult | null;
  write: (page: Page, identity: string, result: PageResult) => void;
};

/** The code that decides how a page fares; it imports nothing of ours from outside. */
const RUNNER = ['./runner/', './python/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const TEST = /\.test\.ts$|^test_/;

/**
 * Opens a cache whose keys cover the blocks with their lines, outputs and pictures, the tools and the runner.
 * @param options With `reads: false` everything is run, but still remembered.
 */
export function openCache(folder: string, { reads }: { reads: boolean }): ResultCache {
  const runner = hashFolders(RUNNER);
  const fileOf = (page: Page, identity: string) => {
    const key = JSON.stringify([page.file, page.blocks, page.problems, identity, runner]);
    return path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  };
  return {
    read(page, identity) {
      const file = fileOf(page, identity);
      return reads && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageResult) : null;
    },
    write(page, identity, result) {
      if (result.failures.length > 0) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(page, identity), JSON.stringify(result));
    },
  };
}

/** Hashes the names and contents of the source files in folders, without tests. */
export function hashFolders(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(folder).filter((name) => /\.(?:ts|py)$/.test(name) && !TEST.test(name));
    for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex');
}
