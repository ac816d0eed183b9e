import { describe, expect, it } from 'vitest';
import { isExpected, judgeProcess } from './judge';

const fence = (words = {}) => ({ marked: [], continues: false, vulkan: false, ...words });
const block = (line, more = {}) => ({
  line,
  code: 'a',
  fence: fence(),
  output: null,
  aboutDeprecation: false,
  ...more,
});
const trace = (more = {}) => ({
  ended: true,
  error: null,
  deprecations: [],
  stdout: '',
  stderr: '',
  ...more,
});
const error = (name, last, line = null) => ({
  name,
  classes: [name, 'Exception'],
  last,
  line,
  traceback: `Traceback\n${name}`,
});
const well = { code: 0, signal: null, overtime: null, windows: 0 };

/** Judges one process; gives `line: message` of each failure. */
function judge(blocks, traces, { ending = {}, ...more } = {}) {
  const process = { blocks, onlyLast: false, vulkan: false, frames: 0, ...more };
  const { failures, executed } = judgeProcess(process, traces, { ...well, ...ending });
  return { executed: executed.length, failures: failures.map(({ line, message }) => `${line}: ${message}`) };
}

const raising = block(9, { fence: fence({ raises: 'ValueError: too big', kind: 'raises' }) });

describe('judgeProcess', () => {
  it('passes what ran and printed what the page shows', () => {
    expect(judge([block(3, { output: '1' }), block(9)], [trace({ stdout: '1\n' }), trace()])).toEqual({
      executed: 2,
      failures: [],
    });
  });

  it.each([
    ['a wrong output', block(3, { output: '1' }), trace({ stdout: '2\n' }), {}, /^3: output line 1 differs/],
    ['an output that is not shown', block(3), trace({ stdout: '2\n' }), {}, /^3: prints "2", but no output/],
    ['an error, with its line', block(3), trace({ error: error('A', 'b', 5) }), {}, /^5: A: b$/],
    ['an error that did not come', raising, trace(), {}, /^9: ran through/],
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
      'a block without end',
      block(3),
      trace({ ended: false }),
      { signal: 'SIGKILL', overtime: 120 },
      /stopped after 120 s/,
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

  it('lets a section about a deprecation draw the warning', () => {
    const its = trace({ deprecations: [{ line: 4, text: 'old' }] });
    expect(judge([block(3, { aboutDeprecation: true })], [its]).failures).toEqual([]);
  });

  it('lets a block that reads a clock print what no page can show', () => {
    expect(judge([block(3, { code: 'time.perf_counter()' })], [trace({ stdout: '0.1 s' })]).failures).toEqual(
      [],
    );
  });

  it('passes the error that was announced, however the process ends after it', () => {
    const its = trace({ error: error('ValueError', 'it is too big for that') });
    expect(judge([raising], [its], { ending: { code: null, signal: 'SIGSEGV' } }).failures).toEqual([]);
  });

  it('judges the last block alone where the others have a process of their own', () => {
    const traces = [trace({ stdout: '1' }), trace({ error: error('ValueError', 'too big') })];
    expect(judge([block(3), raising], traces, { onlyLast: true })).toEqual({ executed: 1, failures: [] });
  });

  it('says why a block was not reached', () => {
    const { failures, executed } = judge([block(3), raising], [trace({ error: error('A', 'b') })], {
      onlyLast: true,
    });
    expect(failures).toEqual(['9: not reached: A: b in what it continues']);
    expect(executed).toBe(0);
  });

  it('wants a window where frames are given', () => {
    const one = block(3, { fence: fence({ frames: 30 }) });
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
