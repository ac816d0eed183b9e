import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { knownFile, readKnownDifferences } from './known';

const folder = mkdtempSync(path.join(tmpdir(), 'known-'));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(path.dirname(path.join(folder, knownFile)));

const read = (entry: object) => {
  writeFileSync(path.join(folder, knownFile), JSON.stringify({ differences: [entry] }));
  return readKnownDifferences(folder);
};

const good = { page: 'a.md', section: 'b', between: ['develop', 'v1.6.0'], reason: 'New in 1.7.' };

it('reads entries', () => {
  expect(read(good)).toEqual([good]);
});

it.each([
  [{ ...good, reason: 'Other wording.' }, 'must name the release that differs'],
  [{ ...good, between: ['develop'] }, 'differences.0.between'],
  [{ ...good, extra: 1 }, 'Unrecognized key'],
])('refuses %j', (entry, problem) => {
  expect(() => read(entry)).toThrow(problem);
});
