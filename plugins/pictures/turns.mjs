// @ts-check
/**
 * Takes how many pieces of work may run at once; gives a function that starts a piece when its turn has come and resolves or
 * rejects as that does.
 * @param {number} count
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function createTurns(count) {
  /** @type {(() => void)[]} */
  const waiting = [];
  let free = count;
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
