// @ts-check
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { round } from './bench-statistics.mjs';

/** @typedef {ReturnType<typeof readMachineFacts>} MachineFacts */

/**
 * Takes the version of the browser; gives what a reader needs to judge times: processor, cores, memory, programs, and how busy
 * the machine was before the benchmark began.
 * @param {string} chromium
 */
export function readMachineFacts(chromium) {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: round(totalmem() / 1024 ** 3),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium,
    loadBefore: round(loadavg()[0] ?? 0, 2),
  };
}

/**
 * Takes the facts of a machine; tells whether it had other work to do, so that times say little.
 * @param {Pick<MachineFacts, 'cores' | 'loadBefore'>} facts
 * @returns {boolean}
 */
export function wasBusy({ cores, loadBefore }) {
  return loadBefore > cores / 2;
}
