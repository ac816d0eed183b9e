import { root } from './page';
import { read, write } from './storage';

const key = 'sidebar';
const area = 'sessionStorage';

/** Hides the sidebar if it was hidden before in this tab. */
export function restoreSidebar(): void {
  if (read(key, area) === 'hidden') root.dataset.sidebar = 'hidden';
}

/** Hides or shows the sidebar and remembers it in this tab. */
export function toggleSidebar(): void {
  const isHidden = root.dataset.sidebar === 'hidden';
  if (isHidden) delete root.dataset.sidebar;
  else root.dataset.sidebar = 'hidden';
  write(key, isHidden ? 'shown' : 'hidden', area);
}
