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

function write(texts: { stdout: string; stderr: string; log?: string }) {
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  const fileOf = (name: string) => path.join(folder, name);
  return { stdout: fileOf('stdout'), stderr: fileOf('stderr'), log: fileOf('log') };
}

const end = { code: 0, signal: null, overtime: null };
const log = (...entries: object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

describe('readRun', () => {
  it('splits the output by blocks, in bytes; a crashed block has the rest', () => {
    const files = write({
      stdout: 'é1\nrest',
      stderr: '',
      log: log(
        { event: 'begin', block: 0, stdout: 0, stderr: 0 },
        {
          event: 'end',
          block: 0,
          stdout: 4,
          stderr: 0,
          error: null,
          deprecations: [],
          windows: 2,
          picture: null,
        },
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

  it('throws the error of a worker that did not start', () => {
    expect(() => readRun(write({ stdout: '', stderr: 'no module' }), { ...end, code: 1 })).toThrow(
      'no module',
    );
  });
});

it('describes how a process ended', () => {
  expect(describeEnding({ ...end, code: null, signal: 'SIGABRT' })).toContain('SIGABRT');
  expect(describeEnding({ ...end, code: null, signal: 'SIGKILL', overtime: 120 })).toContain('120 s');
  expect(describeEnding({ ...end, code: 3 })).toContain('exit code 3');
});

it('shows the last eight lines that are not empty', () => {
  const stdout = Array.from({ length: 12 }, (_, index) => `line ${index}\n\n`).join('');
  const lines = tailOf({ ended: true, error: null, deprecations: [], picture: null, stdout, stderr: 'log' });
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe('log');
});
