/** A promise together with the function that resolves it. */
export type Deferred<T> = { promise: Promise<T>; resolve: (value: T) => void };

/** Like `Promise.withResolvers`, which Node 20 does not have. */
export function defer<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
