import { judgeTexts } from '../../../plugins/api-reference/translations/judgeTexts';
import { showPath } from '../../../plugins/api-reference/translations/listTexts';
import {
  apiLockOf,
  type ApiTranslations,
} from '../../../plugins/api-reference/translations/loadTranslations';
import type { TextFiles } from '../../../plugins/api-reference/translations/openTexts';
import { formatLock } from '../../../shared/translations/lock';
import { formatTexts } from './formatTexts';
import { apiFileOf } from './openApi';

/** The file that receives texts, and the new texts. */
export type NewTexts = {
  readonly locale: string;
  readonly name: string;
  /** Path and content of the filled-in file. */
  readonly file: string;
  readonly yaml: string;
};

export type Added = {
  /** Texts of the changed files, by path. */
  readonly written: Record<string, string>;
  readonly count: number;
  readonly problems: readonly string[];
};

/** Adds filled-in texts to a file of translated descriptions, in the order of the English one, and records their source. */
export function addTexts(
  { sources, files, lock }: ApiTranslations,
  { locale, name, file, yaml }: NewTexts,
  { hash }: Pick<TextFiles, 'hash'>,
): Added {
  const source = sources.find((candidate) => candidate.name === name);
  if (!source) {
    const known = sources.map((candidate) => candidate.name).join(', ');
    const problem = `${apiFileOf(locale, name)}: the English descriptions have no such file. Fix: known are ${known}.`;
    return { written: {}, count: 0, problems: [problem] };
  }
  const { texts, problems } = judgeTexts(source, { file, yaml, hashes: undefined }, hash);
  if (problems.length > 0) return { written: {}, count: 0, problems };
  const added = new Map(texts.map((text) => [showPath(text.path), text.text]));
  const known = new Map(
    files.find((each) => each.name === name)?.texts.map((text) => [showPath(text.path), text.text]),
  );
  const entries = source.texts.flatMap(({ path }) => {
    const text = added.get(showPath(path)) ?? known.get(showPath(path));
    return text === undefined ? [] : [{ path, text }];
  });
  const hashes = Object.fromEntries(
    source.texts.flatMap(({ path, english }) => {
      const key = showPath(path);
      const recorded = added.has(key) ? hash(english) : lock[name]?.[key];
      return recorded === undefined ? [] : [[key, recorded]];
    }),
  );
  const written = {
    [apiFileOf(locale, name)]: formatTexts(entries),
    [apiLockOf(locale)]: formatLock({ ...lock, [name]: hashes }),
  };
  return { written, count: added.size, problems: [] };
}
