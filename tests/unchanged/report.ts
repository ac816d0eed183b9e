import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A test that passed, with what it saw of the site. */
export type PassedTest = {
  /** File and titles of the test. */
  readonly id: string;
  /** Addresses on the site that its windows asked for, without hashes of contents. */
  readonly files: readonly string[];
  /** Key of these files, of the sources of the spec and of the browser. */
  readonly key: string;
};

/** The committed report: addresses once, and each test with the places of its own in that list. */
type BrowserReport = {
  readonly files: readonly string[];
  readonly tests: Readonly<Record<string, { readonly key: string; readonly files: readonly number[] }>>;
};

const committed = path.resolve('data/browser-report.json');

/** What passed on this machine since then, a test a line, so that workers can add to it side by side. */
const cached = path.resolve('.cache/browser/passed.jsonl');

/** Reads the tests that have passed; of several records of a test the last one counts. */
export function readPassedTests(): Map<string, PassedTest> {
  const { files, tests } = JSON.parse(readFileSync(committed, 'utf8')) as BrowserReport;
  const reported = Object.entries(tests).map(([id, { key, files: places }]) => ({
    id,
    key,
    files: places.map((place) => files[place] ?? ''),
  }));
  const lines = existsSync(cached) ? readFileSync(cached, 'utf8').split('\n') : [];
  const recent = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PassedTest);
  return new Map([...reported, ...recent].map((test) => [test.id, test]));
}

/** Adds a test to the records of this machine. */
export function recordPassedTest(test: PassedTest): void {
  mkdirSync(path.dirname(cached), { recursive: true });
  appendFileSync(cached, `${JSON.stringify(test)}\n`);
}

/** Writes the committed report, and empties the records of this machine. */
export function writePassedTests(passed: readonly PassedTest[]): void {
  const files = [...new Set(passed.flatMap((test) => test.files))].sort();
  const places = new Map(files.map((file, place) => [file, place]));
  const lines = [...passed]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, key, files: own }) => {
      const list = own.map((file) => places.get(file));
      return `    ${JSON.stringify(id)}: ${JSON.stringify({ key, files: list })}`;
    });
  const names = files.map((file) => `    ${JSON.stringify(file)}`);
  writeFileSync(
    committed,
    `{\n  "files": [\n${names.join(',\n')}\n  ],\n  "tests": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  rmSync(cached, { force: true });
}
