import { closest } from '../../../shared/text/closest';
import type { SectionHashes } from '../../../shared/translations/compareSections';
import { checkMarkup } from './checkMarkup';
import { showPath, type TextSource } from './listTexts';
import { parseTexts, type TranslatedText } from './parseTexts';

/** A translated text whose English text exists. */
export type JudgedText = TranslatedText & {
  readonly english: string;
  /** Whether it was made from the present English text. */
  readonly state: 'fresh' | 'stale';
  readonly isRecorded: boolean;
};

/** A translated file, compared with its source. */
export type JudgedFile = {
  readonly name: string;
  readonly texts: readonly JudgedText[];
  /** One line each: `file:line:column: what is wrong. Fix: …`. */
  readonly problems: readonly string[];
};

/** A translated file as it is read. */
export type TranslatedFile = {
  /** Path relative to the site. */
  readonly file: string;
  readonly yaml: string;
  /** English hashes of its texts, by path; undefined without an entry in the lock. */
  readonly hashes: SectionHashes | undefined;
};

/**
 * Compares a translated file with its source. A text that is not recorded counts as fresh, so that a preview shows it; the check
 * reports it.
 */
export function judgeTexts(
  { name, texts: originals }: TextSource,
  { file, yaml, hashes }: TranslatedFile,
  hash: (text: string) => string,
): JudgedFile {
  const { texts, problems } = parseTexts(yaml, file);
  const english = new Map(originals.map((text) => [showPath(text.path), text.english]));
  const found = [...problems];
  const judged = texts.flatMap((text): JudgedText[] => {
    const path = showPath(text.path);
    const original = english.get(path);
    if (original === undefined) {
      const near = closest(path, english.keys(), 6);
      const fix = near === null ? 'take it out' : `take it out, or make it ${near}`;
      found.push(`${text.place}: ${path}: the English descriptions have no such text. Fix: ${fix}.`);
      return [];
    }
    const known = hashes?.[path];
    const isStale = known !== undefined && known !== hash(original);
    const markup = isStale ? null : checkMarkup(original, text.text);
    if (markup) found.push(`${text.place}: ${path}: ${markup.problem}. Fix: ${markup.fix}.`);
    return [
      { ...text, english: original, state: isStale ? 'stale' : 'fresh', isRecorded: known !== undefined },
    ];
  });
  return { name, texts: judged, problems: found };
}

/** Reports English texts that are translated in two ways. */
export function findContradictions(files: readonly JudgedFile[]): string[] {
  const first = new Map<string, JudgedText>();
  const problems: string[] = [];
  for (const text of files.flatMap(({ texts }) => texts)) {
    const known = first.get(text.english);
    if (text.state === 'stale') continue;
    if (!known) first.set(text.english, text);
    else if (known.text !== text.text) {
      problems.push(
        `${text.place}: ${showPath(text.path)}: the same English text is translated otherwise at ${known.place}. Fix: take one of them out; it serves both.`,
      );
    }
  }
  return problems;
}
