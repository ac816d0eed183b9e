import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  hashProgram,
  hashText,
  readDriver,
  readLiveIndex,
  type LiveIndex,
} from '../../shared/build/livePlans';
import { sourceOf } from '../../shared/live/livePrograms';
import { projectRoot } from '../shared/projectRoot';
import { findProblems } from './findProblems';
import { listPages, readPrograms, type PageProgram } from './pages';

const plan = JSON.stringify({ setup: [], frames: [[]] });
const program: PageProgram = {
  file: 'blog/a/index.md',
  name: 'ripple',
  blocks: [{ code: 'x = 1  # 0 … 2', line: 5 }],
};
const entry = {
  program: hashProgram(sourceOf(program), null),
  plan: hashText(plan),
  taichi: '1.6.0',
  proof: { plan: hashText(plan), frames: 10, values: 1, outliers: 0, error: 0 },
};
const problemsOf = (index: LiveIndex, { programs = [program], text = plan } = {}) =>
  findProblems(programs, index, { read: () => text, driverOf: () => null });

describe('findProblems', () => {
  it('accepts a plan that was made from its page and proven', () => {
    expect(problemsOf({ ripple: entry })).toEqual([]);
  });

  it('accepts a plan that was compared with the releases of all pages', () => {
    const releases = {
      '1.5.0': { values: 1, outliers: 0, error: 0 },
      '1.7.4': { values: 1, outliers: 0, error: 0 },
    };
    const programs = [
      'docs/a.md',
      'versioned_docs/version-v1.5.0/a.md',
      'versioned_docs/version-v1.6.0/a.md',
    ];
    expect(
      problemsOf(
        { ripple: { ...entry, proof: { ...entry.proof, releases } } },
        { programs: programs.map((file) => ({ ...program, file })) },
      ),
    ).toEqual([]);
  });

  it.each<[string, LiveIndex, object, string]>([
    ['no plan', {}, {}, 'blog/a/index.md:5: "ripple" has no plan. Fix: npm run live -- blog/a/index.md.'],
    [
      'a changed program',
      { ripple: { ...entry, program: '000000000000' } },
      {},
      'blog/a/index.md:5: the plan of "ripple" was made from another program.',
    ],
    [
      'an edited plan',
      { ripple: entry },
      { text: `${plan} ` },
      'data/live/plans/ripple.json:1: the plan was edited.',
    ],
    [
      'a proof of an older plan',
      { ripple: { ...entry, proof: { ...entry.proof, plan: '000000000000' } } },
      {},
      'data/live/plans/ripple.json:1: the plan has no proof.',
    ],
    [
      'numbers beyond the tolerance',
      { ripple: { ...entry, proof: { ...entry.proof, outliers: 1, values: 100_000 } } },
      {},
      'data/live/plans/ripple.json:1: 1 of 100000 numbers differ too much.',
    ],
    [
      'a difference above the tolerance',
      { ripple: { ...entry, proof: { ...entry.proof, error: 0.002 } } },
      {},
      'numbers differ too much',
    ],
    [
      'a plan that was not compared with the release of a page',
      { ripple: entry },
      { programs: [program, { ...program, file: 'docs/a.md' }] },
      'data/live/plans/ripple.json:1: the plan was not compared with Taichi 1.7.4, which docs/a.md documents.',
    ],
    [
      'another release that differs too much',
      {
        ripple: {
          ...entry,
          proof: { ...entry.proof, releases: { '1.7.4': { values: 1000, outliers: 1, error: 0 } } },
        },
      },
      { programs: [{ ...program, file: 'docs/a.md' }] },
      'data/live/plans/ripple.json:1: 1 of 1000 numbers differ too much.',
    ],
    ['a plan without a page', { ripple: entry }, { programs: [] }, 'no page has the live example "ripple"'],
  ])('reports %s', (_, index, more, message) => {
    expect(problemsOf(index, more).join('\n')).toContain(message);
  });
});

describe('hashProgram', () => {
  it('ignores comments that a translation may change, but not the range of a slider', () => {
    const hashOf = (code: string) => hashProgram(code, null);
    expect(hashOf('x = 1  # one\n')).toBe(hashOf('x = 1  # un\n'));
    expect(hashOf('x = 1  # 0 … 2\n')).not.toBe(hashOf('x = 1  # 0 … 3\n'));
    expect(hashProgram('x = 1\n', 'frame')).not.toBe(hashOf('x = 1\n'));
  });
});

it('has a plan and a proof for each live example of the site', () => {
  const programs = readPrograms(projectRoot, listPages(projectRoot));
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const driverOf = (name: string) => readDriver(projectRoot, name);
  expect(programs.length).toBeGreaterThan(0);
  expect(findProblems(programs, readLiveIndex(projectRoot), { read, driverOf })).toEqual([]);
});
