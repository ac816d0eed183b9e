import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { readFixtureKey } from './fixtureKey';
import { collectImports, readImports } from './readImports';

/** The code that a spec consists of. */
export type SpecSources = {
  /**
   * Key of the spec, of all modules that it imports, of the preview server and of the test runner's settings; of a spec that builds the fixture
   * site, of everything that such a build is made of, too.
   */
  readonly key: string;
  /** Whether the spec sees builds of the fixture site, on servers of its own. */
  readonly buildsFixture: boolean;
  /** Whether all else that the spec sees passes through the windows that the fixtures watch. */
  readonly isWatched: boolean;
};

/** The server that answers the tests; its headers and redirects are part of what they see. */
const server = 'tools/site/serve.ts';
const settings = ['playwright.config.ts', 'package-lock.json'];

/** Modules with which a spec sees files and programs on its own. */
const seesFiles = /^node:(?:fs|fs\/promises|child_process|worker_threads)$/;

/** Requests and windows that the fixtures do not see. */
const unwatched = /\brequest\.(?:post|put|head|fetch)\(|\.newContext\(|\bnew (?:Worker|SharedWorker)\(/;

/** The module with which a spec builds the fixture site. */
const fixture = 'tests/fixtures/createFixtureSite.ts';

/** Modules that such a spec builds and serves the fixture with: they see files of its copies, and nothing of `build`. */
const fixtureTools =
  /^(?:tests\/(?:fixtures|hosts)\/|tests\/support\/(?:deployments|linkSite|siteCopy)\.ts$|tools\/(?:hosting|site)\/)/;

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
  const inputs = readImports([...specs, server]);
  const shared = [...collectImports(inputs, server), ...settings];
  return new Map(
    specs.map((spec) => {
      const files = collectImports(inputs, spec);
      const sum = createHash('sha256');
      for (const file of [...new Set([...files, ...shared])].sort()) sum.update(readFileSync(file));
      const buildsFixture = files.has(fixture);
      if (buildsFixture) sum.update(readFixtureKey());
      const seen = [...files].filter(
        (file) => !file.startsWith(own) && !(buildsFixture && fixtureTools.test(file)),
      );
      return [
        spec,
        { key: sum.digest('hex').slice(0, 12), buildsFixture, isWatched: isWatched(inputs, seen) },
      ];
    }),
  );
}

function isWatched(inputs: Metafile['inputs'], files: readonly string[]): boolean {
  return files.every(
    (file) =>
      !inputs[file]?.imports.some(({ path, external }) => external && seesFiles.test(path)) &&
      !unwatched.test(readFileSync(file, 'utf8')),
  );
}
