/**
 * What the page can do before, and without, the app, and how the app starts: see README.md.
 * Runs in the head, before the first paint.
 */
import { startActions } from './actions';
import { startApp } from './app';
import { loadFollow } from './files';
import { markFresh } from './fresh';
import { followHistory } from './history';
import { startIntent } from './intent';
import { settings } from './page';
import { restoreState } from './state';
import { restoreTabs } from './tabs';

restoreState();
markFresh();
startActions();
startIntent();
followHistory();
addEventListener('DOMContentLoaded', restoreTabs);
addEventListener('taichi:page', restoreTabs);
addEventListener('scroll', loadFollow);
// A page that is asked a question answers it.
if (location.search.startsWith('?q=')) startApp();
// The development server starts the app by itself. A place that the address names needs the height of what is above it.
if (location.hash || !settings.app) loadFollow();
