import { root } from './page';

/**
 * Says whether the page comes for the first time: then `src/css/far.css` leaves out what is far from the screen, until
 * `far.ts` has it laid out. A page that comes again goes to its old place, which needs the height of all parts at once.
 */
export function markFresh(): void {
  // Zero: neither loaded again nor come back to. The newer way to ask costs twice the bytes.
  if (!performance.navigation.type) root.dataset.fresh = '';
}
