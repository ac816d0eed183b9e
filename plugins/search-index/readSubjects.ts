import type { Subjects } from './listSubjects';
import subjects from './subjects.json';

type Names = Readonly<Partial<Record<string, readonly string[]>>>;

/** Reads the names of subjects that are known in a locale: the English ones are used in every language. */
export const readSubjects = (locale: string): Subjects =>
  Object.fromEntries(
    Object.entries<Names>(subjects).map(([place, { en = [], [locale]: own = [] }]) => [
      place,
      [...new Set([...en, ...own])],
    ]),
  );
