import { expect, it, vi } from 'vitest';
import { runAptGet } from './runAptGet';
import type { CommandResult } from './runCommand';

const command = { command: 'apt-get', args: ['install', '-y', 'xvfb'] };
const options = { cwd: '/' };
const busy = {
  code: 100,
  output:
    'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
};

/** Runs with these results, the last one again and again, and counts the attempts. */
async function runWith(results: readonly CommandResult[], attempts?: number) {
  const run = vi.fn(() => Promise.resolve(results[Math.min(run.mock.calls.length, results.length) - 1]!));
  const wait = vi.fn(() => Promise.resolve());
  const result = await runAptGet(command, options, { run, wait, attempts });
  expect(wait).toHaveBeenCalledTimes(run.mock.calls.length - 1);
  return { result, count: run.mock.calls.length };
}

it('waits while another process has the lock', async () => {
  const lists = {
    code: 100,
    output: 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7',
  };
  expect(await runWith([busy, lists, { code: 0, output: '' }])).toEqual({
    result: { code: 0, output: '' },
    count: 3,
  });
});

it('returns any other failure at once', async () => {
  const failed = { code: 100, output: 'E: Unable to locate package xvfb' };
  expect(await runWith([failed])).toEqual({ result: failed, count: 1 });
});

it('gives up after some attempts', async () => {
  expect(await runWith([busy], 4)).toEqual({ result: busy, count: 4 });
});
