// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./examples-page.mjs').PageResult} PageResult */

/**
 * Remembers pages that passed. The key covers the blocks with their lines, outputs and pictures, the release with its packages, and
 * the files of this runner; a page that failed is run again.
 * @param {string} folder
 * @param {{ reads: boolean }} options `reads: false` runs everything and still remembers it.
 */
export function openCache(folder, { reads }) {
  const runner = hashRunner();
  /** @param {import('./examples-pages.mjs').Page} page @param {string} identity */
  const fileOf = (page, identity) => {
    const key = JSON.stringify([page.file, page.blocks, page.problems, page.pictures, identity, runner]);
    return path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  };
  return {
    /**
     * @param {import('./examples-pages.mjs').Page} page
     * @param {string} identity
     * @returns {PageResult | null}
     */
    read(page, identity) {
      const file = fileOf(page, identity);
      return reads && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    },
    /**
     * @param {import('./examples-pages.mjs').Page} page
     * @param {string} identity
     * @param {PageResult} result
     */
    write(page, identity, result) {
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
