import { closeAnnouncement } from './announcement';
import { pendingInput } from './pendingInput';
import { toggleSidebar } from './sidebar';

const actions: Readonly<Record<string, () => void>> = {
  sidebar: toggleSidebar,
  'close-announcement': closeAnnouncement,
  top: () => scrollTo({ top: 0 }),
};

const act = (element: HTMLElement): void => actions[element.dataset.action ?? '']?.();

/** Runs the actions that were clicked before this script was loaded, and from now on each one on its click. */
export function runQueuedActions(): void {
  for (const element of pendingInput.actions as HTMLElement[]) act(element);
  pendingInput.actions = { push: act };
}
