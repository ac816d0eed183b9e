import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEnding, readRun, tailOf } from './trace';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-trace-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(texts) {
  const files = Object.fromEntries(Object.keys(texts).map((name) => [name, path.join(folder, name)]));
  for (const [name, text] of Object.entries(texts)) writeFileSync(files[name], text);
  return { log: path.join(folder, 'log'), ...files };
}

const end = { code: 0, signal: null, overtime: null };
const log = (...entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

describe('readRun', () => {
  it('gives each block its part of the output, in bytes, and a crashed one the rest', () => {
    const files = write({
      stdout: 'é1\nrest',
      stderr: '',
      log: log(
        { event: 'begin', block: 0, stdout: 0, stderr: 0 },
        { event: 'end', block: 0, stdout: 4, stderr: 0, error: null, deprecations: [], windows: 2 },
        { event: 'begin', block: 1, stdout: 4, stderr: 0 },
      ),
    });
    const { traces, ending } = readRun(files, { ...end, code: null, signal: 'SIGSEGV' });
    expect(traces.map(({ ended, stdout }) => [ended, stdout])).toEqual([
      [true, 'é1\n'],
      [false, 'rest'],
    ]);
    expect(ending).toEqual({ code: null, signal: 'SIGSEGV', overtime: null, windows: 2 });
  });

  it('throws what the worker said when it did not start', () => {
    expect(() => readRun(write({ stdout: '', stderr: 'no module' }), { ...end, code: 1 })).toThrow(
      'no module',
    );
  });
});

it('describes how a process ended', () => {
  expect(describeEnding({ ...end, code: null, signal: 'SIGABRT', windows: 0 })).toContain('SIGABRT');
  expect(describeEnding({ ...end, code: null, signal: 'SIGKILL', overtime: 120, windows: 0 })).toContain(
    '120 s',
  );
  expect(describeEnding({ ...end, code: 3, windows: 0 })).toContain('exit code 3');
});

it('shows the last eight lines that are not empty', () => {
  const stdout = Array.from({ length: 12 }, (_, index) => `line ${index}\n\n`).join('');
  const lines = tailOf({ ended: true, error: null, deprecations: [], stdout, stderr: 'log' });
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe('log');
});
