import type { Results } from './results';

export type Failures = Results['failures'];

/**
 * Takes a print function; gives what runs one measurement after the other: it says what is measured and how long it took, and a
 * failure is reported and noted, so that the others go on.
 */
export function createAttempts(print: (line: string) => void) {
  const failures: Failures = [];
  const attempt = async <Value>(
    site: string,
    what: string,
    measure: () => Promise<Value>,
  ): Promise<Value | null> => {
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

export type Attempt = ReturnType<typeof createAttempts>['attempt'];
