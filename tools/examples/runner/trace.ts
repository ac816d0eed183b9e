import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { End } from './spawn';

const pageError = z.object({
  name: z.string(),
  /** Names of the class and its base classes. */
  classes: z.array(z.string()),
  /** Last line of the message. */
  last: z.string(),
  /** Line of the page; null if unknown. */
  line: z.number().nullable(),
  traceback: z.string(),
});

/** An error that a block raised. */
export type PageError = z.infer<typeof pageError>;

const deprecation = z.object({ line: z.number(), text: z.string() });

/** A line of the worker's log: a block begins or ends, with the number of bytes written so far. */
const logEntry = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begin'), block: z.number(), stdout: z.number(), stderr: z.number() }),
  z.object({
    event: z.literal('end'),
    block: z.number(),
    stdout: z.number(),
    stderr: z.number(),
    error: pageError.nullable(),
    deprecations: z.array(deprecation),
    windows: z.number(),
    picture: z.string().nullable(),
  }),
]);

/** What happened to one block. */
export type Trace = {
  ended: boolean;
  error: PageError | null;
  deprecations: z.infer<typeof deprecation>[];
  /** Path of the picture that it made for the page. */
  picture: string | null;
  stdout: string;
  stderr: string;
};

/** How a process ended, and how many windows it opened. */
export type Ending = End & { windows: number };

const TAIL = 8;

/**
 * Reads the files that a process wrote.
 * @returns The trace of each block that was started.
 * @throws When none was.
 */
export function readRun(
  files: { log: string; stdout: string; stderr: string },
  end: End,
): { traces: Trace[]; ending: Ending } {
  const [stdout, stderr] = [readFileSync(files.stdout), readFileSync(files.stderr)];
  const log = existsSync(files.log) ? readFileSync(files.log, 'utf8').split('\n').filter(Boolean) : [];
  const traces: Trace[] = [];
  let windows = 0;
  let from = { stdout: 0, stderr: 0 };
  for (const text of log) {
    const entry = logEntry.parse(JSON.parse(text));
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

/** Describes how a process ended, for a failure. */
export function describeEnding({ code, signal, overtime }: End): string {
  if (overtime) return `still running after ${overtime} s, so it was stopped`;
  if (signal) return `the process was ended by ${signal}`;
  return `the process ended with exit code ${code}`;
}

/** Returns the last lines that a block wrote, with its traceback. */
export function tailOf(trace: Trace | undefined): string[] {
  return trace ? lastLines([trace.stdout, trace.stderr, trace.error?.traceback ?? ''].join('\n')) : [];
}

/** Returns the last lines of a text that are not empty. */
export function lastLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-TAIL);
}
