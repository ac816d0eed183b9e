import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { round } from './statistics';

/** What timings depend on besides the site. */
export type MachineFacts = {
  processor: string;
  cores: number;
  memoryGiB: number;
  system: string;
  node: string;
  chromium: string;
  /** Load average of the minute before the run. */
  loadBefore: number;
};

/** Describes this machine. */
export function readMachineFacts(chromiumVersion: string): MachineFacts {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: round(totalmem() / 1024 ** 3),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: chromiumVersion,
    loadBefore: round(loadavg()[0] ?? 0, 2),
  };
}

/** Returns whether other programs kept the machine so busy that timings mean little. */
export function wasBusy({ cores, loadBefore }: Pick<MachineFacts, 'cores' | 'loadBefore'>): boolean {
  return loadBefore > cores / 2;
}
