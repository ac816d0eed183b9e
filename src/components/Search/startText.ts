import type { EarlyAnswer } from '@site/src/search/early/earlySearch';

/** What the search dialog begins with: the text of the box that was open before it. */
export type StartText = {
  readonly text: string;
  /** First and last position of the selection in the text. */
  readonly selection: readonly [number, number];
  /** What the box shows already. */
  readonly early?: EarlyAnswer | null;
};
