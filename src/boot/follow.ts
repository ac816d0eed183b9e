/**
 * What follows the reader through the page, and what hands the page over to the app: see README.md.
 * Loaded when the reader first moves, touches, scrolls or presses a key, always before the app.
 */
import { correctAddress } from './address';
import { layOutFarParts } from './far';
import { tellFailure } from './failure';
import { takeActions } from './lateActions';
import { closeDrawer, startMenus } from './menus';
import { root } from './page';
import { followPlace } from './place';
import { replay } from './replay';

const arrive = (): void => {
  followPlace();
  const toggle = document.querySelector('[data-action=sidebar]');
  if (toggle) toggle.ariaExpanded = String(root.dataset.sidebar !== 'hidden');
};

correctAddress();
layOutFarParts();
startMenus();
arrive();
addEventListener('scroll', followPlace, { passive: true });
addEventListener('taichi:page', (event) => {
  // What the reader opened before the app ran stays open when it takes the page over.
  if ((event as CustomEvent<boolean>).detail) closeDrawer();
  arrive();
});
if (window.early) {
  takeActions(window.early);
  replay(window.early);
}
// The code of another page did not load, and what the reader sees is still the page before.
addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof Error)) return;
  if (reason.name === 'ChunkLoadError' || /loading .*chunk/i.test(reason.message))
    tellFailure(reason.message);
});
