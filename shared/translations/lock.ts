import type { SectionHashes } from './compareSections';

/** What each translated file of a locale was made from: hashes of sections, by path from the folder of the locale. */
export type Lock = Readonly<Record<string, SectionHashes>>;

/** Takes a locale; returns the path of its lock file from the site's folder. */
export const lockFileOf = (locale: string): string => `i18n/${locale}/translations.lock.json`;

const isHashes = (value: unknown): value is SectionHashes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string' && /^[0-9a-f]{12}$/.test(hash));

/** Takes the file's path and text, null for none; returns the lock; throws on one that is not understood. */
export function parseLock(file: string, text: string | null): Lock {
  if (text === null) return {};
  const fail = (problem: string): never => {
    throw new Error(
      `${file}:1: the lock file of the translations is not understood: ${problem}. Fix: restore it with Git, then run npm run translations -- sync for the files that were translated since.`,
    );
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return fail(String(error));
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return fail('it is no object');
  for (const [name, entry] of Object.entries(parsed)) {
    if (!isHashes(entry)) return fail(`"${name}" does not hold 12 hex digits for each section`);
  }
  return parsed as Lock;
}

/** Takes a lock; returns the text of its file, sorted by path, so that two branches rarely touch one line. */
export function formatLock(lock: Lock): string {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** Takes the text of a lock file and a path in it; returns the line of its entry, counted from 1, or 1. */
export function lineInLock(text: string, name: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`  ${JSON.stringify(name)}:`)) + 1 || 1;
}
