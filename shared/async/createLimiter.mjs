// @ts-check

/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} Limiter Runs work now or as soon as a slot is free. */

/**
 * Creates a limiter of concurrent work.
 *
 * @param {number} places Maximum number of tasks that run at once.
 * @returns {Limiter}
 */
export function createLimiter(places) {
  let free = places;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
