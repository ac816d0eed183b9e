import type { ApiKind, KindLetter } from '@site/plugins/api-reference/types';

/** Kinds and their letters, in the order of the legend below an index. */
export const letters: readonly (readonly [KindLetter, ApiKind])[] = [
  ['f', 'function'],
  ['@', 'decorator'],
  ['C', 'class'],
  ['E', 'enum'],
  ['!', 'exception'],
  ['=', 'data'],
  ['m', 'module'],
];

/** Returns the letter of a kind in an index. */
export const letterOf = (kind: ApiKind): KindLetter => letters.find(([, own]) => own === kind)?.[0] ?? '=';
