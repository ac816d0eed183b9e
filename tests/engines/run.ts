/** The extent of a run: `short` is for `npm test`, `all` for `npm run test:all`. */
export type Run = 'short' | 'all';

/** Parses the environment variable `ENGINES`. Defaults to the short run. */
export function readRun(setting = 'short'): Run {
  if (setting === 'short' || setting === 'all') return setting;
  throw new Error(`ENGINES is ${setting}. Fix: use short or all.`);
}
