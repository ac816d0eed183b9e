import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSync, type Metafile } from 'esbuild';

/** The code that a spec consists of. */
export type SpecSources = {
  /** Key of the spec, of all modules that it imports, of the preview server and of the test runner's settings. */
  readonly key: string;
  /** Whether all that the spec sees of the site passes through the windows that the fixtures watch. */
  readonly isWatched: boolean;
};

/** The server that answers the tests; its headers and redirects are part of what they see. */
const server = 'tools/site/serve.ts';
const settings = ['playwright.config.ts', 'package-lock.json'];

/** Modules with which a spec sees files and programs on its own. */
const seesFiles = /^node:(?:fs|fs\/promises|child_process|worker_threads)$/;

/** Requests and windows that the fixtures do not see. */
const unwatched = /\brequest\.(?:post|put|head|fetch)\(|\.newContext\(|\bnew (?:Worker|SharedWorker)\(/;

/** This folder reads files itself, which is not the doing of a test. */
const own = 'tests/unchanged/';

/**
 * Reads the specs of a folder with everything that they import.
 * @returns Sources by the path of the spec, relative to the root.
 */
export function readSpecSources(folder: string): Map<string, SpecSources> {
  const specs = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name}`)
    .sort();
  const { inputs } = buildSync({
    entryPoints: [...specs, server],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*.css'],
    outdir: 'unused',
    logLevel: 'error',
  }).metafile;
  const shared = [...collect(inputs, server), ...settings];
  return new Map(
    specs.map((spec) => {
      const files = collect(inputs, spec);
      const sum = createHash('sha256');
      for (const file of [...new Set([...files, ...shared])].sort()) sum.update(readFileSync(file));
      return [spec, { key: sum.digest('hex').slice(0, 12), isWatched: isWatched(inputs, files) }];
    }),
  );
}

function collect(inputs: Metafile['inputs'], entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) visit(path);
  };
  visit(entry);
  return found;
}

function isWatched(inputs: Metafile['inputs'], files: ReadonlySet<string>): boolean {
  return [...files]
    .filter((file) => !file.startsWith(own))
    .every(
      (file) =>
        !inputs[file]?.imports.some(({ path, external }) => external && seesFiles.test(path)) &&
        !unwatched.test(readFileSync(file, 'utf8')),
    );
}
