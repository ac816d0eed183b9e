import type { SectionHashes } from './compareSections';

/** Sources of a locale's translated files: hashes of sections, by path relative to the locale's folder. */
export type Lock = Readonly<Record<string, SectionHashes>>;

/** Builds the path of a locale's lock file, relative to the site. */
export const lockFileOf = (locale: string): string => `i18n/${locale}/translations.lock.json`;

const isHashes = (value: unknown): value is SectionHashes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string' && /^[0-9a-f]{12}$/.test(hash));

/**
 * Parses a lock file; a missing file (null) is an empty lock.
 *
 * @throws When the text is malformed.
 */
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

/** Formats a lock, sorted by path so that branches rarely change the same line. */
export function formatLock(lock: Lock): string {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** Finds the 1-based line of an entry in the text of a lock file; 1 if the entry is missing. */
export function lineInLock(text: string, name: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`  ${JSON.stringify(name)}:`)) + 1 || 1;
}
