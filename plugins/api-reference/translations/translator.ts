import { generatedTexts, withSingleSpaces } from './listTexts';
import type { ApiTranslations } from './loadTranslations';

/** A text as a locale shows it. */
export type ShownText = {
  readonly text: string;
  readonly isEnglish: boolean;
};

/** Translates an English text of the reference. */
export type Translator = (english: string) => ShownText;

/** Translator of the English site: nothing is translated, and nothing is called English. */
export const unchanged: Translator = (text) => ({ text, isEnglish: false });

const [before = '', after = ''] = generatedTexts.instead.split('{name}');

/** Extracts the name from "Use `ti.x`."; null for other texts. */
function nameInInstead(english: string): string | null {
  const isInstead = english.startsWith(before) && english.endsWith(after);
  const name = english.slice(before.length, english.length - after.length);
  return isInstead && name !== '' && !name.includes('`') ? name : null;
}

/** Creates the translator of a locale. An English text that occurs several times is translated once. */
export function createTranslator({ files }: Pick<ApiTranslations, 'files'>): Translator {
  const fresh = files.flatMap(({ texts }) => texts).filter(({ state }) => state === 'fresh');
  const memory = new Map(fresh.map(({ english, text }) => [english, text]));
  return (source) => {
    const english = withSingleSpaces(source);
    const known = memory.get(english);
    if (known !== undefined) return { text: known, isEnglish: false };
    const name = nameInInstead(english);
    const pattern = name === null ? undefined : memory.get(generatedTexts.instead);
    return name !== null && pattern !== undefined
      ? { text: pattern.replace('{name}', () => name), isEnglish: false }
      : { text: source, isEnglish: true };
  };
}
