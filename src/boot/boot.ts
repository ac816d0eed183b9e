/**
 * What the page can do before, and without, the app, and how the app starts: see README.md.
 * Runs in the head, before the first paint.
 */
import { startActions } from './actions';
import { startApp } from './app';
import { loadFollow } from './files';
import { startIntent } from './intent';
import { settings } from './page';
import { restoreState } from './state';
import { restoreTabs } from './tabs';

restoreState();
startActions();
startIntent();
addEventListener('DOMContentLoaded', restoreTabs);
addEventListener('taichi:page', restoreTabs);
addEventListener('scroll', loadFollow);
// A page that is asked a question answers it.
if (location.search.startsWith('?q=')) startApp();
// The development server starts the app by itself.
if (!settings.app) loadFollow();
