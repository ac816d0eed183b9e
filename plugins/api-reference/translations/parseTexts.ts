import { load, YAMLException } from 'js-yaml';
import { locateKey } from '../locateKey';
import { showPath, withSingleSpaces } from './listTexts';

/** A text of a translated file. */
export type TranslatedText = {
  readonly path: readonly string[];
  readonly text: string;
  /** Its place in the file: 1-based line and column of its key. */
  readonly place: string;
};

/**
 * Parses a translated file: nested keys as in the English one, with texts only. Empty texts have not been translated yet and are
 * left out.
 *
 * @param file Path of the file, for messages.
 */
export function parseTexts(yaml: string, file: string): { texts: TranslatedText[]; problems: string[] } {
  const texts: TranslatedText[] = [];
  const problems: string[] = [];
  const placeOf = (path: readonly string[]) => {
    const line = locateKey(yaml, path);
    const indent = /^\s*/.exec(yaml.split('\n')[line - 1] ?? '')?.[0].length ?? 0;
    return `${file}:${line}:${indent + 1}`;
  };
  const walk = (value: unknown, path: readonly string[]): void => {
    if (value === null || value === undefined || value === '') return;
    if (typeof value === 'string') {
      texts.push({ path, text: withSingleSpaces(value), place: placeOf(path) });
    } else if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    } else {
      problems.push(
        `${placeOf(path)}: ${showPath(path) || 'the file'}: is not a text. Fix: write it in quotation marks or as a block (>-).`,
      );
    }
  };
  try {
    walk(load(yaml), []);
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    const { line = 0, column = 0 } = cause.mark ?? {};
    problems.push(
      `${file}:${line + 1}:${column + 1}: ${cause.reason}. Fix: make it valid YAML; a text with a colon or a backtick at its start needs a block (>-).`,
    );
  }
  return { texts, problems };
}
