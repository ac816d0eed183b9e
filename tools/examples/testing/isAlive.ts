import { readFileSync } from 'node:fs';

/** Returns whether a process runs; on Linux, one that ended but was not collected by its parent does not. */
export function isAlive(pid: number): boolean {
  let state = '';
  try {
    state = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // Not Linux, or it has ended.
  }
  return !/^State:\s+Z/m.test(state) && answers(pid);
}

function answers(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
