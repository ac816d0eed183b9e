/** A measurement that failed. */
export type Failure = { readonly site: string; readonly what: string; readonly message: string };

/** Runs one measurement; resolves to null when it fails. */
export type Attempt = <Value>(
  site: string,
  what: string,
  measure: () => Promise<Value>,
) => Promise<Value | null>;

/**
 * Creates an `attempt` function that prints how long each measurement took. A measurement that fails is printed and added to
 * `failures` instead of ending the run.
 */
export function createAttempts(print: (line: string) => void): { attempt: Attempt; failures: Failure[] } {
  const failures: Failure[] = [];
  const attempt: Attempt = async (site, what, measure) => {
    const start = performance.now();
    try {
      const value = await measure();
      print(`${what} · ${site} · ${((performance.now() - start) / 1000).toFixed(1)} s`);
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
