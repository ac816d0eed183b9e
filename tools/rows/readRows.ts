import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { exampleReleases } from '../examples/environment/releases';
import type { RowVersion, UnprovenRow } from './checkRows';

/** What the programs said, by version. */
export const runsFile = 'data/row-runs.json';

/** The rows that no run can prove here. */
export const unprovenFile = 'data/unproven-rows.json';

const texts = z.record(z.string(), z.string());
const runs = z.strictObject({ messages: texts, rows: texts, defaults: z.record(z.string(), texts) });

const runsSchema = z.record(z.string(), runs);

const text = z.string().trim().min(1);
const knownIssues = ['tools/known-issues/results.md', 'tools/known-issues/gpu-results.md'];

const unprovenSchema = z.strictObject({
  rows: z.array(z.strictObject({ page: text, row: z.string(), reason: text })),
});

const readJson = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Reads the pages of each version of the documentation, with what was run on its release. */
export function readRowVersions(root: string): RowVersion[] {
  const found = runsSchema.parse(readJson(root, runsFile));
  return exampleReleases.map(({ version, folders }) => {
    const folder = folders.find((each) => each.endsWith('docs') || each.startsWith('versioned_docs/'));
    const own = found[version];
    if (folder === undefined || own === undefined) {
      throw new Error(`${runsFile} has no runs of ${version}. Fix: npm run check:rows -- --run`);
    }
    const files = readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => String(name).replaceAll(path.sep, '/'))
      .filter((name) => name.endsWith('.md'))
      .sort();
    // What the programs of known issues said is proof, too.
    const messages = {
      ...own.messages,
      ...Object.fromEntries(knownIssues.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
    };
    const pages = Object.fromEntries(
      files.map((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')]),
    );
    return { folder, runs: { ...own, messages }, pages };
  });
}

/** Reads the list of rows that no run can prove. */
export function readUnproven(root: string): UnprovenRow[] {
  return unprovenSchema.parse(readJson(root, unprovenFile)).rows;
}
