import { parseTexts } from '../../../plugins/api-reference/translations/parseTexts';
import { showPath } from '../../../plugins/api-reference/translations/listTexts';
import {
  apiLockOf,
  type ApiTranslations,
} from '../../../plugins/api-reference/translations/loadTranslations';
import type { TextFiles } from '../../../plugins/api-reference/translations/openTexts';
import { formatLock, type Lock } from '../../../shared/translations/lock';
import type { SyncOptions } from '../sync';
import { apiFileOf } from './openApi';

export type SyncedTexts = {
  readonly written: Record<string, string>;
  readonly recorded: string[];
  readonly problems: string[];
};

/**
 * Records the present English texts of files of translated descriptions. A file with problems is not recorded, nor one with a
 * stale text whose translation did not change since the last commit.
 *
 * @param names Names of the files below the folder of translated descriptions.
 */
export function syncTexts(
  { sources, files, lock }: ApiTranslations,
  locale: string,
  names: readonly string[],
  { hash }: Pick<TextFiles, 'hash'>,
  { committed = () => null, maySame = false }: SyncOptions = {},
): SyncedTexts {
  const after: Record<string, Lock[string]> = { ...lock };
  const recorded: string[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const path = apiFileOf(locale, name);
    const file = files.find((candidate) => candidate.name === name);
    if (!file) {
      const isKnown = sources.some((source) => source.name === name) || name in after;
      if (isKnown && name in after) recorded.push(path);
      else problems.push(`${path}:1:1: there is no such file and no entry for it. Fix: check its name.`);
      delete after[name];
      continue;
    }
    const before = new Map(
      parseTexts(committed(path) ?? '', path).texts.map((text) => [showPath(text.path), text.text]),
    );
    const unchanged = maySame
      ? []
      : file.texts.filter((text) => text.state === 'stale' && before.get(showPath(text.path)) === text.text);
    const wrong = [
      ...file.problems,
      ...unchanged.map(
        (text) =>
          `${text.place}: ${showPath(text.path)}: the English text has changed, its translation has not. Fix: translate it anew, or add --same if the translation still holds. It says: ${text.english}`,
      ),
    ];
    problems.push(...wrong);
    if (wrong.length > 0) continue;
    after[name] = Object.fromEntries(file.texts.map((text) => [showPath(text.path), hash(text.english)]));
    recorded.push(path);
  }
  const text = formatLock(after);
  const written = text === formatLock(lock) ? {} : { [apiLockOf(locale)]: text };
  return { written, recorded, problems };
}
