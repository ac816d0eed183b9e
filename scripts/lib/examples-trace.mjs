// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ name: string, classes: string[], last: string, line: number | null, traceback: string }} PageError */

/**
 * @typedef {object} Trace What happened to one block.
 * @property {boolean} ended
 * @property {PageError | null} error
 * @property {{ line: number, text: string }[]} deprecations
 * @property {string | null} picture Path of the picture that it made for the page.
 * @property {string} stdout
 * @property {string} stderr
 */

/**
 * @typedef {object} Ending How the process ended.
 * @property {number | null} code
 * @property {string | null} signal
 * @property {number | null} overtime Seconds it was given, where it took longer.
 * @property {number} windows Windows that were opened.
 */

const TAIL = 8;

/**
 * Takes the files that a run wrote and how it ended; gives the trace of each block that was begun.
 * @param {{ log: string, stdout: string, stderr: string }} files
 * @param {Omit<Ending, 'windows'>} end
 * @returns {{ traces: Trace[], ending: Ending }}
 */
export function readRun(files, end) {
  const [stdout, stderr] = [readFileSync(files.stdout), readFileSync(files.stderr)];
  const log = existsSync(files.log) ? readFileSync(files.log, 'utf8').split('\n').filter(Boolean) : [];
  /** @type {Trace[]} */
  const traces = [];
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
 * @param {Ending} ending
 */
export function describeEnding({ code, signal, overtime }) {
  if (overtime) return `stopped after ${overtime} s (a window's loop needs frames=30 on the fence)`;
  if (signal) return `the process was ended by ${signal}`;
  return `the process ended with exit code ${code}`;
}

/**
 * Takes the trace of a block; gives the last lines that it wrote, with its traceback.
 * @param {Trace | undefined} trace
 * @returns {string[]}
 */
export function tailOf(trace) {
  return trace ? lastLines([trace.stdout, trace.stderr, trace.error?.traceback ?? ''].join('\n')) : [];
}

/**
 * Takes a text; gives its last lines that are not empty.
 * @param {string} text
 * @returns {string[]}
 */
export function lastLines(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-TAIL);
}
