import { describe, expect, test } from 'vitest';
import { failure, formatTally, outcomeOfCommand, runSteps, withRunnerResult } from './runSteps';

const outcome = (passed, failed = 0, skipped = 0) => ({ passed, failed, skipped, details: '' });
const step = (name, result, needs) => ({ name, needs, run: async () => result });

/** Runs steps with a clock that stands still; gives the counts and what was printed. */
async function run(steps) {
  const lines = [];
  const counts = await runSteps(steps, { print: (line) => lines.push(line), now: () => 0 });
  return { counts, lines };
}

describe('runSteps', () => {
  test('sums the counts and shows each step with its time', async () => {
    const { counts, lines } = await run([step('types', outcome(1)), step('unit tests', outcome(40, 0, 2))]);
    expect(counts).toEqual({ passed: 41, failed: 0, skipped: 2 });
    expect(lines).toEqual([
      '[1/2] types ...',
      '  1 passed, 0 failed in 0.0 s',
      '[2/2] unit tests ...',
      '  40 passed, 0 failed, 2 skipped in 0.0 s',
    ]);
  });

  test('goes on after a failure and shows its details', async () => {
    const { counts, lines } = await run([
      step('types', failure('a.ts:1\nwrong type')),
      step('unit tests', outcome(3)),
    ]);
    expect(counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(lines.filter((line) => line === '    wrong type')).toHaveLength(2);
    expect(lines.slice(-4)).toEqual(['Failed:', '  types', '    a.ts:1', '    wrong type']);
  });

  test('prints only at the end what a step printed as it came', async () => {
    const { lines } = await run([step('examples', { ...failure('a.md:3: wrong'), isPrinted: true })]);
    expect(lines.filter((line) => line.includes('a.md:3'))).toHaveLength(1);
    expect(lines.at(-1)).toBe('    a.md:3: wrong');
  });

  test('counts a step as failed when what it needs has failed', async () => {
    const { counts, lines } = await run([
      step('build', failure('broken')),
      step('browser tests', outcome(9), 'build'),
    ]);
    expect(counts).toEqual({ passed: 0, failed: 2, skipped: 0 });
    expect(lines).toContain('    not run: build failed');
  });

  test('counts a step that throws as failed', async () => {
    const broken = { name: 'types', run: () => Promise.reject(new Error('no tsc')) };
    const { counts, lines } = await run([broken]);
    expect(counts.failed).toBe(1);
    expect(lines).toContain('    no tsc');
  });
});

test.each([
  [outcome(12, 0), '12 passed, 0 failed'],
  [outcome(12, 3, 1), '12 passed, 3 failed, 1 skipped'],
])('formatTally %#', (counts, line) => {
  expect(formatTally(counts)).toBe(line);
});

test.each([
  ['success', { code: 0, output: 'fine' }, { passed: 1, failed: 0, details: '' }],
  ['failure', { code: 2, output: 'a.ts: wrong' }, { passed: 0, failed: 1, details: 'a.ts: wrong' }],
  ['a silent failure', { code: 2, output: '' }, { passed: 0, failed: 1, details: 'exit code 2' }],
])('outcomeOfCommand on %s', (_, result, expected) => {
  expect(outcomeOfCommand(result)).toMatchObject(expected);
});

test.each([
  ['leaves good counts alone', outcome(3), { code: 0, output: '' }, { passed: 3, failed: 0 }],
  [
    'does not count twice what a test reported',
    outcome(3, 1),
    { code: 1, output: 'x' },
    { passed: 3, failed: 1 },
  ],
  [
    'counts a failure that no test reported',
    outcome(3),
    { code: 1, output: 'x' },
    { failed: 1, details: 'x' },
  ],
  [
    'counts a run without tests as failed',
    outcome(0),
    { code: 0, output: '' },
    { failed: 1, details: 'no test was found' },
  ],
])('withRunnerResult %s', (_, counts, result, expected) => {
  expect(withRunnerResult(counts, result)).toMatchObject(expected);
});
