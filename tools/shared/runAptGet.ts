import { setTimeout } from 'node:timers/promises';
import { runCommand, type Command, type CommandResult, type RunOptions } from './runCommand';

/** What apt-get prints while another process has one of its locks. */
const locked = /Could not get lock|Unable to (?:acquire the dpkg frontend lock|lock directory)/;

/** Milliseconds between two attempts. */
const pause = 5000;

/**
 * Runs apt-get once no other process does: steps of the tests that run side by side install packages, and apt-get itself does not wait.
 *
 * @param attempts After that many, five minutes, the lock counts as a failure.
 * @returns The result of the last attempt.
 */
export async function runAptGet(
  command: Command,
  options: RunOptions,
  { run = runCommand, wait = () => setTimeout(pause), attempts = 60 } = {},
): Promise<CommandResult> {
  const result = await run(command, options);
  if (result.code === 0 || attempts <= 1 || !locked.test(result.output)) return result;
  await wait();
  return runAptGet(command, options, { run, wait, attempts: attempts - 1 });
}
