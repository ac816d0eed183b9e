/** Milliseconds after which a reader learns that a request failed. The slowest phone networks answer in ten seconds. */
const limit = 20_000;

/** A reader who waits for the search has other ways to go on. */
export const searchLimit = 10_000;

/** Returns the signal that ends a request, its body included, which takes too long. */
export const requestLimit = (milliseconds = limit): AbortSignal => AbortSignal.timeout(milliseconds);
