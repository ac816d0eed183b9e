import { execFile } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteCopy } from '../support/siteCopy';
import { buildAfresh } from './buildAfresh';
import { copyRealSite } from './copyRealSite';

const edited = '/docs/kernel_function';
const added = '/docs/master/kernel_limits';
/** Neighbors of the new page in the menu, which link to it. */
const neighbors = ['/docs/master/kernel_sync', '/docs/master/type'];
/** One page of each kind, and of each docs version that changes. */
const elsewhere = ['/', '/blog', '/api/taichi/ad', '/docs/field', '/docs/master/field'];
const pages = [edited, ...neighbors, ...elsewhere];

/** Gzip size in KiB of each script in a page's `data-app`, by file name. */
type App = ReadonlyMap<string, number>;
type Build = ReadonlyMap<string, App>;

const sum = (app: App): number => [...app.values()].reduce((total, kib) => total + kib, 0);

/** Lists the scripts of a page whose names an earlier build of it does not have. */
const newFiles = (before: Build, after: Build, page: string): App =>
  new Map([...(after.get(page) ?? [])].filter(([file]) => !before.get(page)?.has(file)));

/** Lists the scripts that no other page has. */
function ownFiles(build: Build, page: string): App {
  const others = new Set([...build].flatMap(([other, app]) => (other === page ? [] : [...app.keys()])));
  return new Map([...(build.get(page) ?? [])].filter(([file]) => !others.has(file)));
}

/** Prints the downloads of each page, the figures in plugins/first-view/README.md. */
function report(what: string, before: Build, after: Build): void {
  const figures = [...before.keys()].map(
    (page) => `${page} ${sum(newFiles(before, after, page)).toFixed(1)}`,
  );
  console.info(`returning reader: KiB of script after ${what}: ${figures.join(', ')}`);
}

async function readApp(site: SiteCopy, page: string): Promise<App> {
  const html = await readFile(site.pathOf(path.join('build', page, 'index.html')), 'utf8');
  const files = /data-app="([^"]*)"/.exec(html)?.[1]?.match(/\S+\.js\b/g) ?? [];
  expect(files, `scripts of ${page}`).not.toEqual([]);
  const sizes = files.map(async (file) => {
    const script = await readFile(site.pathOf(path.join('build', file)));
    return [file, gzipSync(script, { level: 9 }).length / 1024] as const;
  });
  return new Map(await Promise.all(sizes));
}

async function buildPages(site: SiteCopy, listed: readonly string[]): Promise<Build> {
  await buildAfresh(site);
  return new Map(await Promise.all(listed.map(async (page) => [page, await readApp(site, page)] as const)));
}

let day = 0;

/** Commits all changes, each on a different day, because pages show the day of their last change. */
async function commit(site: SiteCopy, message: string): Promise<void> {
  day += 1;
  const date = new Date(Date.now() + day * 24 * 60 * 60 * 1000).toISOString();
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const identity = ['-c', 'user.name=Build test', '-c', 'user.email=build-test@localhost'];
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: site.pathOf('.'), env });
  await git('add', '--all');
  await git(...identity, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '-m', message);
}

async function edit(site: SiteCopy, file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(site.pathOf(file), 'utf8');
  const after = change(before);
  expect(after, `${file} has changed`).not.toBe(before);
  await writeFile(site.pathOf(file), after);
}

const newPage = `---
title: Limits of kernels
description: What a kernel may not do, and what to write instead.
slug: /kernel_limits
sidebar_position: 30
learn:
  - to measure one more page
  - to compare two builds
---

A kernel has no access to files.
`;

describe('a reader who returns after a deployment', () => {
  let site: SiteCopy;
  let first: Build;
  let afterEdit: Build;
  let afterNewPage: Build;
  let afterOwnCode: Build;

  beforeAll(async () => {
    site = await copyRealSite();
    first = await buildPages(site, pages);

    const file = 'versioned_docs/version-v1.6.0/kernels/kernel_function.md';
    await appendFile(site.pathOf(file), '\nA sentence that was not here before.\n');
    await commit(site, 'docs: one sentence');
    afterEdit = await buildPages(site, pages);

    await writeFile(site.pathOf('docs/kernels/kernel_limits.md'), newPage);
    await edit(site, 'sidebars.ts', (menu) =>
      menu.replace("'kernels/kernel_sync'", "'kernels/kernel_sync', 'kernels/kernel_limits'"),
    );
    await commit(site, 'docs: a new page');
    afterNewPage = await buildPages(site, [...pages, added]);

    await edit(site, 'src/clientModules/pageShown.ts', (code) =>
      code.replace(
        'window.dispatchEvent',
        'document.documentElement.dataset.shown = "";\n    window.dispatchEvent',
      ),
    );
    await commit(site, 'feat(site): a line of code');
    afterOwnCode = await buildPages(site, pages);

    report('an edit of one page', first, afterEdit);
    report('a new page', afterEdit, afterNewPage);
    report('a change of our own code', afterNewPage, afterOwnCode);
  }, 40 * 60_000);
  afterAll(() => site?.remove());

  it.each(elsewhere)('downloads at most 12 KiB of script on %s after an edit of another page', (page) => {
    expect(sum(newFiles(first, afterEdit, page))).toBeLessThanOrEqual(12);
  });

  it('downloads the text of an edited page and at most 12 KiB more', () => {
    const own = ownFiles(afterEdit, edited);
    const downloads = newFiles(first, afterEdit, edited);
    const shared = new Map([...downloads].filter(([file]) => !own.has(file)));
    expect(sum(shared)).toBeLessThanOrEqual(12);
    expect(downloads.size - shared.size, 'files of the page itself').toBe(1);
  });

  it.each(elsewhere)('downloads at most 42 KiB on %s after a page was added', (page) => {
    expect(sum(newFiles(afterEdit, afterNewPage, page))).toBeLessThanOrEqual(42);
  });

  it.each(neighbors)('downloads at most 55 KiB on %s, beside the new page', (page) => {
    expect(sum(newFiles(afterEdit, afterNewPage, page))).toBeLessThanOrEqual(55);
  });

  it('gets the new page with what is on the others already', () => {
    const known = new Set([...(afterNewPage.get('/docs/master/field')?.keys() ?? [])]);
    const unknown = [...(afterNewPage.get(added)?.keys() ?? [])].filter((file) => !known.has(file));
    expect(unknown).toHaveLength(1);
  });

  it.each(pages)('downloads at most 30 KiB on %s after a change of our own code', (page) => {
    const downloads = newFiles(afterNewPage, afterOwnCode, page);
    expect(sum(downloads)).toBeLessThanOrEqual(30);
    expect([...downloads.keys()].join(), 'the change was built').toMatch(/\/main\./);
  });
});
