import type { HitView, TextPart } from '@site/src/search/client/readHit';

const matched = (parts: readonly TextPart[]): string[] =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

/** Returns the words that are marked in a hit, each once. */
export const wordsOf = ({ title, heading, excerpt }: HitView): string[] => [
  ...new Set([...matched(title), ...matched(heading ?? []), ...matched(excerpt)]),
];
