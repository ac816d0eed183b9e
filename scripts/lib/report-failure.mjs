// @ts-check

/**
 * Takes what a command threw; prints its message on standard error and makes the exit code 1.
 * @param {unknown} error
 */
export function reportFailure(error) {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
