// @ts-check

/** @typedef {import('./bench-results.mjs').Results['failures']} Failures */

/**
 * Takes a print function; gives what runs one measurement after the other: it says what is measured and how long it took, and a
 * failure is reported and noted, so that the others go on.
 * @param {(line: string) => void} print
 */
export function createAttempts(print) {
  /** @type {Failures} */
  const failures = [];
  /**
   * @template Value
   * @param {string} site
   * @param {string} what
   * @param {() => Promise<Value>} measure
   * @returns {Promise<Value | null>}
   */
  const attempt = async (site, what, measure) => {
    const start = performance.now();
    try {
      const value = await measure();
      print(`${what} · ${site} · ${Math.round((performance.now() - start) / 100) / 10} s`);
      return value;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ site, what, message });
      print(`${what} · ${site} · FAILED: ${message}`);
      return null;
    }
  };
  return { attempt, failures };
}

/** @typedef {ReturnType<typeof createAttempts>['attempt']} Attempt */
