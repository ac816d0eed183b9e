import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFixtureKey } from './fixtureKey';
import { collectImports, readImports } from './readImports';

/** Keys with which the tests over builds of the fixture site have passed, by file. */
export type FixtureReport = Readonly<Record<string, string>>;

const folder = 'tests/fixtures';
const report = 'data/fixture-report.json';

/** Computes the keys of all files with tests over builds of the fixture: what they build, their code, the settings of the runner. */
export function keysOfFixtureTests(): FixtureReport {
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .sort();
  const inputs = readImports(tests);
  return Object.fromEntries(
    tests.map((test) => {
      const sum = createHash('sha256').update(readFixtureKey());
      for (const file of [...collectImports(inputs, test), 'vitest.config.mts'].sort())
        sum.update(readFileSync(file));
      return [test, sum.digest('hex').slice(0, 12)];
    }),
  );
}

/** Reads the committed report; `{}` when there is none. */
export function readFixtureReport(): FixtureReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as FixtureReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${report}: ${(error as Error).message}. Fix: npm run fixture:report`, { cause: error });
  }
}

/** Writes the report: all tests of these files have passed. */
export function writeFixtureReport(keys: FixtureReport): void {
  writeFileSync(report, `${JSON.stringify(keys, null, 2)}\n`);
}

/**
 * Lists the files whose tests have to run: those that have not passed with what they are made of now, and those that are drawn.
 *
 * @param draw Whether a file runs although nothing has changed: what the keys leave out shows sooner or later.
 */
export function selectFixtureTests(
  keys: FixtureReport,
  passed: FixtureReport,
  draw: () => boolean,
): string[] {
  return Object.keys(keys).filter((test) => passed[test] !== keys[test] || draw());
}
