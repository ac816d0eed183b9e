import { type ReactNode } from 'react';

/** React takes over the elements and leaves their content alone, also while it hydrates the page. */
const filledEarly = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
  'data-early-results': true,
} as const;

/**
 * Where the search shows results before the app runs (`src/search/early/answerOnPage.ts`): the status, the query without typing errors and
 * the hits, siblings as in ResultList, which replaces them.
 */
export function EarlyResults(): ReactNode {
  return (
    <>
      <div {...filledEarly} className="search-page__status" role="status" />
      <p {...filledEarly} className="finder__group" hidden />
      <ol {...filledEarly} className="results" hidden />
    </>
  );
}
