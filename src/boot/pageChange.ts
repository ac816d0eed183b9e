/**
 * Accepts that the fade into the next page is skipped, for example because the page goes into the back-forward cache. The specification marks
 * the promise as handled, WebKit 2.50 does not and logs an error in the page that the reader comes back to.
 */
export function acceptSkippedFade(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined);
  });
}
