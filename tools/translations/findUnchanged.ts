import { readSections } from '../../shared/translations/readSections';

/**
 * Reports stale sections whose translation is what it was in the last commit.
 *
 * @param stale Ids of the sections whose source has changed.
 * @param committed The file in the last commit; null if it is new.
 */
export function findUnchanged(
  file: string,
  stale: readonly string[],
  text: string,
  committed: string | null,
): string[] {
  const before = new Map(readSections(committed ?? '').map((section) => [section.id, section.text]));
  return readSections(text)
    .filter((section) => stale.includes(section.id) && before.get(section.id) === section.text)
    .map(
      ({ id, line }) =>
        `${file}:${line}: the English text of #${id} has changed, its translation has not. Fix: translate the change (npm run translations -- diff ${file} shows it), or add --same if the translation still holds.`,
    );
}
