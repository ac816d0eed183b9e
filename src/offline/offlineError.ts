/**
 * Why a version cannot be kept. `list`: the site has no list of its files, or an unreadable one. `network`: a file did not arrive. `changed`: a file
 * differs from the list. `room`: the browser has no room left. `storage`: the browser stores nothing for this site, for example in a
 * private window. `worker`: the worker that serves the pages did not start.
 */
export type OfflineFailure = 'list' | 'network' | 'changed' | 'room' | 'storage' | 'worker';

/** A failure of keeping, updating or removing a version. */
export class OfflineError extends Error {
  readonly reason: OfflineFailure;
  /** What it is about: a path, or the bytes that were needed. */
  readonly detail: string | number | undefined;

  constructor(reason: OfflineFailure, detail?: string | number, options?: ErrorOptions) {
    super(`offline: ${reason}${detail === undefined ? '' : ` (${detail})`}`, options);
    this.name = 'OfflineError';
    this.reason = reason;
    this.detail = detail;
  }
}
