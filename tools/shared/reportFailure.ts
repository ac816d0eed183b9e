import { stopCommandsOnExit } from './runCommand';

/** Prints what a command threw on standard error and sets exit code 1. */
export function reportFailure(error: unknown): void {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Runs the body of a command; an error ends it with one line on standard error and exit code 1. */
export function runCommandBody(body: () => void | Promise<void>): void {
  stopCommandsOnExit();
  void Promise.resolve().then(body).catch(reportFailure);
}
