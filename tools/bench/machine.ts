import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { round } from './statistics';

export type MachineFacts = ReturnType<typeof readMachineFacts>;

/**
 * Takes the version of the browser; gives what a reader needs to judge times: processor, cores, memory, programs, and how busy
 * the machine was before the benchmark began.
 */
export function readMachineFacts(chromium: string) {
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
 */
export function wasBusy({ cores, loadBefore }: Pick<MachineFacts, 'cores' | 'loadBefore'>): boolean {
  return loadBefore > cores / 2;
}
