import type { Section } from './readSections';

/** A translation and its source. */
export interface Pages {
  readonly file: string;
  readonly source: string;
  readonly sections: readonly Section[];
  readonly sourceSections: readonly Section[];
}

/** Formats a problem with its place and its fix. */
export const describe = (file: string, line: number, problem: string, fix: string): string =>
  `${file}:${line}: ${problem}. Fix: ${fix}.`;

/** Names a section in messages. */
export const nameOf = (id: string): string =>
  ({ _title: 'the title', _intro: 'the introduction' })[id] ?? `the heading {#${id}}`;
