import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageResult } from './page';
import type { Page } from './pages';

/**
 * Remembers pages that passed. The key covers the blocks with their lines, outputs and pictures, the release with its packages, and
 * the files of this runner; a page that failed is run again.
 * @param options `reads: false` runs everything and still remembers it.
 */
export function openCache(folder: string, { reads }: { reads: boolean }) {
  const runner = hashRunner();
  const fileOf = (page: Page, identity: string) => {
    const key = JSON.stringify([page.file, page.blocks, page.problems, page.pictures, identity, runner]);
    return path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  };
  return {
    read(page: Page, identity: string): PageResult | null {
      const file = fileOf(page, identity);
      return reads && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    },
    write(page: Page, identity: string, result: PageResult) {
      if (result.failures.length > 0) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(page, identity), JSON.stringify(result));
    },
  };
}

/** What these files do does not change how a page fares. */
const APART =
  /^examples-(?:arguments|cache|check|committed|find-python|install|jobs|packages|pages|report)\.mjs$/;

function hashRunner() {
  const hash = createHash('sha256');
  for (const folder of ['../examples/', './', '../../src/lib/code/']) {
    const top = fileURLToPath(new URL(folder, import.meta.url));
    const names = readdirSync(top).filter(
      (name) =>
        !APART.test(name) &&
        /^(?!test_).*\.py$|^examples-.*(?<!\.test)\.mjs$|^(parseFence|language|fenceText)\.ts$/.test(name),
    );
    for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(top, name)));
  }
  return hash.digest('hex');
}
