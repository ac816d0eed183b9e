import { describe, expect, it } from 'vitest';
import { parseFence } from '../../../shared/code/parseFence';
import type { Block } from '../pages/blocks';
import { isExpected, judgeProcess } from './judge';
import type { Process } from './plan';
import type { Ending, PageError, Trace } from './trace';

const fence = (words = '') => parseFence('python', words);
const block = (line: number, more: Partial<Block> = {}): Block => ({
  line,
  language: 'python',
  hash: '0123456789ab',
  code: 'a',
  fence: fence(),
  output: null,
  picture: null,
  follows: false,
  aboutDeprecation: false,
  ...more,
});
const trace = (more: Partial<Trace> = {}): Trace => ({
  ended: true,
  error: null,
  deprecations: [],
  picture: null,
  stdout: '',
  stderr: '',
  ...more,
});
const error = (name: string, last: string, line: number | null = null): PageError => ({
  name,
  classes: [name, 'Exception'],
  last,
  line,
  traceback: `Traceback\n${name}`,
});
const well: Ending = { code: 0, signal: null, overtime: null, windows: 0 };

/** Judges one process; each failure becomes `line: message`. */
function judge(
  blocks: Block[],
  traces: Trace[],
  { ending = {}, ...more }: Partial<Process> & { ending?: Partial<Ending> } = {},
) {
  const plain = { onlyLast: false, vulkan: false, extra: null, separate: false, frames: 0 };
  const { failures, executed } = judgeProcess({ blocks, ...plain, ...more }, traces, { ...well, ...ending });
  return { executed: executed.length, failures: failures.map(({ line, message }) => `${line}: ${message}`) };
}

const raising = block(9, { fence: fence('raises="ValueError: too big"') });

describe('judgeProcess', () => {
  it('passes blocks that printed what the page shows', () => {
    expect(judge([block(3, { output: '1' }), block(9)], [trace({ stdout: '1\n' }), trace()])).toEqual({
      executed: 2,
      failures: [],
    });
  });

  it.each([
    ['a wrong output', block(3, { output: '1' }), trace({ stdout: '2\n' }), {}, /^3: output line 1 differs/],
    [
      'output that the page does not show',
      block(3),
      trace({ stdout: '2\n' }),
      {},
      /^3: prints "2", but has no output block/,
    ],
    ['an error, with its line', block(3), trace({ error: error('A', 'b', 5) }), {}, /^5: A: b$/],
    ['a missing error', raising, trace(), {}, /^9: did not raise/],
    ['another error', raising, trace({ error: error('A', 'b') }), {}, /^9: raised "A: b"/],
    [
      'a signal in the block',
      block(3),
      trace({ ended: false }),
      { code: null, signal: 'SIGSEGV' },
      /^3: the process was ended by SIGSEGV$/,
    ],
    [
      'an exit',
      block(3),
      trace({ ended: false }),
      { code: 255 },
      /^3: the process ended with exit code 255$/,
    ],
    [
      'a block that hangs',
      block(3),
      trace({ ended: false }),
      { signal: 'SIGKILL', overtime: 120 },
      /^3: still running after 120 s, so it was stopped$/,
    ],
    [
      'a signal at the end',
      block(3),
      trace(),
      { code: null, signal: 'SIGSEGV' },
      /SIGSEGV after the last block/,
    ],
    [
      'a deprecation',
      block(3),
      trace({ deprecations: [{ line: 4, text: 'old' }] }),
      {},
      /^4: DeprecationWarning: old/,
    ],
  ])('finds %s', (_, one, its, ending, message) => {
    const { failures } = judge([one], [its], { ending });
    expect(failures).toEqual([expect.stringMatching(message)]);
  });

  it('allows the warning in a section about the deprecation', () => {
    const its = trace({ deprecations: [{ line: 4, text: 'old' }] });
    expect(judge([block(3, { aboutDeprecation: true })], [its]).failures).toEqual([]);
  });

  it('allows a block that reads a clock to print without an output block', () => {
    expect(judge([block(3, { code: 'time.perf_counter()' })], [trace({ stdout: '0.1 s' })]).failures).toEqual(
      [],
    );
  });

  it('passes the expected error, however the process ends after it', () => {
    const its = trace({ error: error('ValueError', 'it is too big for that') });
    expect(judge([raising], [its], { ending: { code: null, signal: 'SIGSEGV' } }).failures).toEqual([]);
  });

  it('judges the last block alone where the others are judged elsewhere', () => {
    const traces = [trace({ stdout: '1' }), trace({ error: error('ValueError', 'too big') })];
    expect(judge([block(3), raising], traces, { onlyLast: true })).toEqual({ executed: 1, failures: [] });
  });

  it('explains why a block was not reached', () => {
    const { failures, executed } = judge([block(3), raising], [trace({ error: error('A', 'b') })], {
      onlyLast: true,
    });
    expect(failures).toEqual(['9: not reached, because a block before it failed: A: b']);
    expect(executed).toBe(0);
  });

  it('expects a window where frames are given', () => {
    const one = block(3, { fence: fence('frames=30') });
    expect(judge([one], [trace()], { frames: 30 }).failures).toEqual([
      expect.stringContaining('no window was opened'),
    ]);
    expect(judge([one], [trace()], { frames: 30, ending: { windows: 1 } }).failures).toEqual([]);
  });
});

describe('isExpected', () => {
  it.each([
    ['ValueError: too big', true],
    ['Exception: too', true],
    ['ti.ValueError: big', true],
    ['ValueError', true],
    ['KeyError: too big', false],
    ['ValueError: small', false],
  ])('compares "%s"', (raises, expected) => {
    expect(isExpected(raises, error('ValueError', 'too big'))).toBe(expected);
  });
});
