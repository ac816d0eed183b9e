import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const step = 50;

/**
 * Polls until a value is available, and returns it.
 * @param what Name of the value, for the error message.
 * @param limit Timeout in milliseconds.
 * @throws {Error} On timeout.
 */
export async function waitFor<T>(
  what: string,
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  limit = 15_000,
): Promise<T> {
  for (const start = performance.now(); performance.now() - start < limit; await pause(step)) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
  }
  throw new Error(`${what}: not within ${limit / 1000} s`);
}
