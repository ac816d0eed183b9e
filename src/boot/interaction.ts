/**
 * The second script: what responds to scrolling, menus and keys, and the hand-over to the app. See README.md.
 * Loaded on the first interaction of any kind, always before the app.
 */
import { restoreCanonicalPath } from './canonicalPath';
import { followColorMode } from './colorMode';
import { followHistory } from './history';
import { showLoadFailure } from './loadFailure';
import { rememberMenuPlace, showCurrentRow } from './menuPlace';
import { closeDrawer, startMenus } from './menus';
import { layOutOffscreenContent } from './offscreenLayout';
import { runQueuedActions } from './queuedActions';
import { replayEvents } from './replayEvents';
import { updateScrollSpy } from './scrollSpy';
import { restoreTabs, startTabKeys } from './tabs';

followHistory();
restoreCanonicalPath();
followColorMode();
layOutOffscreenContent();
startMenus();
rememberMenuPlace();
startTabKeys();
updateScrollSpy();
addEventListener('scroll', updateScrollSpy, { passive: true });
addEventListener('taichi:page', (event) => {
  // What was opened before hydration stays open; a route change closes the drawer.
  if ((event as CustomEvent<boolean>).detail) closeDrawer();
  // With the next frame: reading places here would force a layout in the middle of React's work.
  requestAnimationFrame(showCurrentRow);
});
addEventListener('taichi:content', updateScrollSpy);
addEventListener('taichi:content', restoreTabs);
runQueuedActions();
replayEvents();
// The code of the next page failed to load ("Loading chunk …", "Loading CSS chunk …"), and the previous one is still shown.
addEventListener('unhandledrejection', ({ reason }) => {
  const text = String(reason);
  if (/Loading .*chunk/.test(text)) showLoadFailure(text);
});
