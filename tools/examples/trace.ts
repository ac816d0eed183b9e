import { existsSync, readFileSync } from 'node:fs';

export type PageError = {
  name: string;
  classes: string[];
  last: string;
  line: number | null;
  traceback: string;
};

/** What happened to one block. */
export type Trace = {
  ended: boolean;
  error: PageError | null;
  deprecations: { line: number; text: string }[];
  /** Path of the picture that it made for the page. */
  picture: string | null;
  stdout: string;
  stderr: string;
};

/** How the process ended. */
export type Ending = {
  code: number | null;
  signal: string | null;
  /** Seconds it was given, where it took longer. */
  overtime: number | null;
  /** Windows that were opened. */
  windows: number;
};

const TAIL = 8;

/**
 * Takes the files that a run wrote and how it ended; gives the trace of each block that was begun.
 */
export function readRun(
  files: { log: string; stdout: string; stderr: string },
  end: Omit<Ending, 'windows'>,
): { traces: Trace[]; ending: Ending } {
  const [stdout, stderr] = [readFileSync(files.stdout), readFileSync(files.stderr)];
  const log = existsSync(files.log) ? readFileSync(files.log, 'utf8').split('\n').filter(Boolean) : [];
  const traces: Trace[] = [];
  let windows = 0;
  let from = { stdout: 0, stderr: 0 };
  for (const text of log) {
    const entry = JSON.parse(text);
    if (entry.event === 'begin') {
      from = entry;
      traces[entry.block] = {
        ended: false,
        error: null,
        deprecations: [],
        picture: null,
        stdout: stdout.subarray(from.stdout).toString(),
        stderr: stderr.subarray(from.stderr).toString(),
      };
    } else {
      windows = entry.windows;
      traces[entry.block] = {
        ended: true,
        error: entry.error,
        deprecations: entry.deprecations,
        picture: entry.picture,
        stdout: stdout.subarray(from.stdout, entry.stdout).toString(),
        stderr: stderr.subarray(from.stderr, entry.stderr).toString(),
      };
    }
  }
  if (traces.length === 0 && !end.overtime) {
    throw new Error(`the worker did not start:\n${stderr.toString().trim()}`);
  }
  return { traces, ending: { ...end, windows } };
}

/**
 * Takes how a process ended; says it in words.
 */
export function describeEnding({ code, signal, overtime }: Ending) {
  if (overtime) return `stopped after ${overtime} s (a window's loop needs frames=30 on the fence)`;
  if (signal) return `the process was ended by ${signal}`;
  return `the process ended with exit code ${code}`;
}

/**
 * Takes the trace of a block; gives the last lines that it wrote, with its traceback.
 */
export function tailOf(trace: Trace | undefined): string[] {
  return trace ? lastLines([trace.stdout, trace.stderr, trace.error?.traceback ?? ''].join('\n')) : [];
}

/**
 * Takes a text; gives its last lines that are not empty.
 */
export function lastLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-TAIL);
}
