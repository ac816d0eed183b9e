import { showPath } from '../../../plugins/api-reference/translations/listTexts';
import {
  apiLockOf,
  type ApiTranslations,
} from '../../../plugins/api-reference/translations/loadTranslations';
import { lineInLock } from '../../../shared/translations/lock';
import { apiFileOf } from './openApi';

/**
 * Checks the translated descriptions of a locale against the English ones and the lock file. Stale and missing texts are
 * accepted: they are shown in English.
 *
 * @param lockText Text of the lock file.
 */
export function checkTexts(
  { files, lock, problems }: ApiTranslations,
  locale: string,
  lockText: string | null,
): string[] {
  const unrecorded = files.flatMap(({ name, texts }) =>
    texts
      .filter(({ isRecorded }) => !isRecorded)
      .map(
        ({ place, path }) =>
          `${place}: ${showPath(path)}: the lock file does not say what it was translated from. Fix: run npm run translations -- sync ${apiFileOf(locale, name)}.`,
      ),
  );
  const lockFile = apiLockOf(locale);
  const orphans = Object.entries(lock).flatMap(([name, hashes]) => {
    const present = new Set(
      files.find((file) => file.name === name)?.texts.map(({ path }) => showPath(path)),
    );
    return Object.keys(hashes)
      .filter((path) => !present.has(path))
      .slice(0, 1)
      .map(
        (path) =>
          `${lockFile}:${lineInLock(lockText ?? '', name)}: ${name}: ${path} has no translated text. Fix: run npm run translations -- sync ${apiFileOf(locale, name)}.`,
      );
  });
  return [...problems, ...unrecorded, ...orphans];
}
