import { showPath, type DescribedText } from '../../../plugins/api-reference/translations/listTexts';
import type { ApiTranslations } from '../../../plugins/api-reference/translations/loadTranslations';
import { countWords } from '../../../shared/translations/countWords';

/** A text that has no translation of its present English. */
export type MissingText = DescribedText & {
  /** Its translation of an older English text. */
  readonly stale?: string;
};

/** What is left to translate in one file. */
export type MissingTexts = {
  /** Name of the file below the folder of translated descriptions. */
  readonly name: string;
  readonly texts: readonly MissingText[];
  /** English words of these texts. */
  readonly words: number;
  /** Number of texts that another text of the same words does not serve. */
  readonly total: number;
};

/** Lists the texts to translate, file by file. A text that occurs several times is listed once, where it occurs first. */
export function listMissing({ sources, files }: Pick<ApiTranslations, 'sources' | 'files'>): MissingTexts[] {
  const all = files.flatMap(({ texts }) => texts);
  const done = new Set(all.filter(({ state }) => state === 'fresh').map(({ english }) => english));
  const seen = new Set<string>();
  return sources.map(({ name, texts }) => {
    const own = files.find((file) => file.name === name)?.texts ?? [];
    const stale = new Map(
      own.filter(({ state }) => state === 'stale').map((text) => [showPath(text.path), text.text]),
    );
    const first = texts.filter(({ english }) => !seen.has(english) && seen.add(english));
    const missing = first
      .filter(({ english }) => !done.has(english))
      .map((text): MissingText => {
        const older = stale.get(showPath(text.path));
        return older === undefined ? text : { ...text, stale: older };
      });
    const words = missing.reduce((sum, { english }) => sum + countWords(english), 0);
    return { name, texts: missing, words, total: first.length };
  });
}
