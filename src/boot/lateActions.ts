import type { Early } from './early';
import { namespace, root, settings, write } from './page';

const switchSidebar = (button: HTMLElement): void => {
  const isHidden = root.dataset.sidebar === 'hidden';
  if (isHidden) delete root.dataset.sidebar;
  else root.dataset.sidebar = 'hidden';
  button.ariaExpanded = String(isHidden);
  try {
    sessionStorage.sidebar = isHidden ? 'shown' : 'hidden';
  } catch {
    // Storage is blocked.
  }
};

const closeAnnouncement = (): void => {
  root.dataset.announcement = 'dismissed';
  write(`docusaurus.announcement.dismiss${namespace}`, 'true');
  write(`docusaurus.announcement.id${namespace}`, settings.announcement ?? '');
};

const act = (element: HTMLElement): void => {
  const name = element.dataset.action;
  if (name === 'sidebar') switchSidebar(element);
  if (name === 'close-announcement') closeAnnouncement();
  if (name === 'top') scrollTo({ top: 0 });
};

/** Does what was clicked before this script came, and from now on does it at once. */
export function takeActions(early: Early): void {
  for (const element of early.acts as HTMLElement[]) act(element);
  early.acts = { push: act };
}
