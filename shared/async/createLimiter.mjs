// @ts-check

/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} Limiter Runs work now or when a place is free; gives its result. */

/**
 * Takes the number of places; gives a limiter that never has more pieces of work under way than that.
 * @param {number} places
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
