/**
 * The first script: what the page can do before, and without, the app, and how the app starts. See README.md.
 * Runs in the head, before the first paint.
 */
import { startActions } from './actions';
import { restoreAnnouncement } from './announcement';
import { restoreColorMode } from './colorMode';
import { startIntent } from './intent';
import { loadInteraction } from './loadFiles';
import { skipOffscreenLayout } from './offscreenLayout';
import { settings } from './page';
import { restoreSidebar } from './sidebar';
import { startApp } from './startApp';
import { restoreTabs } from './tabs';
import { restoreWrap } from './wrapLines';

restoreColorMode();
restoreAnnouncement();
restoreSidebar();
restoreWrap();
skipOffscreenLayout();
startActions();
startIntent();
addEventListener('DOMContentLoaded', () => {
  restoreTabs();
  // The page for unknown URLs shows what the URL may mean.
  if (document.querySelector('[data-start-app]')) startApp();
});
for (const type of ['scroll', 'storage', 'popstate']) addEventListener(type, loadInteraction);
// The address holds a search query, or values for a live example: answer it.
if (/^(\?q|#live)=/.test(location.search || location.hash)) startApp();
// The development server loads the app on its own. A fragment needs the height of everything above its target.
if (location.hash || !settings.app) loadInteraction();
