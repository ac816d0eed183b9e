import { parseLock, type Lock } from '../../../shared/translations/lock';
import type { Descriptions } from '../loadDescriptions';
import { findContradictions, judgeTexts, type JudgedFile } from './judgeTexts';
import { listTexts, type TextSource } from './listTexts';
import type { TextFiles } from './openTexts';

/** The translations of the descriptions in one locale. */
export type ApiTranslations = {
  readonly sources: readonly TextSource[];
  /** Translated files that exist. */
  readonly files: readonly JudgedFile[];
  readonly lock: Lock;
  readonly problems: readonly string[];
};

/** Folder of a locale's translated descriptions, relative to the site. */
export const folderOf = (locale: string): string => `i18n/${locale}/api-descriptions`;

/** Lock file of a locale's translated descriptions, relative to the site. */
export const apiLockOf = (locale: string): string => `i18n/${locale}/api-descriptions.lock.json`;

/**
 * Loads the translated descriptions of a locale and compares them with the English ones.
 *
 * @throws When the lock file is malformed.
 */
export function loadTranslations(
  descriptions: Pick<Descriptions, 'files' | 'sections'>,
  locale: string,
  project: TextFiles,
): ApiTranslations {
  const folder = folderOf(locale);
  const sources = listTexts(descriptions);
  const lock = parseLock(apiLockOf(locale), project.read(apiLockOf(locale)));
  const files = sources.flatMap((source) => {
    const file = `${folder}/${source.name}`;
    const yaml = project.read(file);
    return yaml === null ? [] : [judgeTexts(source, { file, yaml, hashes: lock[source.name] }, project.hash)];
  });
  const orphans = project
    .list(folder)
    .filter((name) => !sources.some((source) => source.name === name))
    .map((name) => {
      const at = `${folder}/${name}`;
      return `${at}:1:1: nothing reads this file. Fix: name it as a .yaml file of api/descriptions, or delete it.`;
    });
  const problems = [...files.flatMap((file) => file.problems), ...findContradictions(files), ...orphans];
  return { sources, files, lock, problems };
}
