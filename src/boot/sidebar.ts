import { showCurrentRow } from './menuPlace';
import { root } from './page';
import { read, tabStorage, write } from './storage';

const name = 'sidebar';

/** A frame's callbacks run before it is painted: the menu is never seen at another place. */
const waitForMenu = (): void => {
  if (!showCurrentRow() && document.readyState !== 'complete') requestAnimationFrame(waitForMenu);
};

/** Hides the sidebar if it was hidden before in this tab, and scrolls its menu to the current page. */
export function restoreSidebar(): void {
  root.dataset.sidebar = read(name, tabStorage) ?? '';
  requestAnimationFrame(waitForMenu);
  // The drawer opens. The event does not bubble, and comes before there is anything to measure.
  addEventListener('beforetoggle', () => requestAnimationFrame(showCurrentRow), true);
}

/** Hides or shows the sidebar and remembers it in this tab. */
export function toggleSidebar(): void {
  write(name, (root.dataset.sidebar = root.dataset.sidebar ? '' : 'hidden'), tabStorage);
}
