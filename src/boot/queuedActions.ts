import { closeAnnouncement } from './announcement';
import { announceColorMode } from './colorMode';
import { copy } from './copyButtons';
import { pendingInput } from './pendingInput';
import { toggleSidebar } from './sidebar';
import { chooseTab } from './tabs';
import { switchWrap } from './wrapLines';

const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  copy: (element) => {
    const { parts } = element.dataset;
    const scope = parts ? document : element.closest('[data-copy-scope]');
    const codes = [...(scope?.querySelectorAll(parts ?? 'code') ?? [])];
    copy(element, codes.map((code) => code.textContent).join('\n'), codes.pop());
  },
  'color-mode': announceColorMode,
  'copy-url': (element) => copy(element, (element as HTMLAnchorElement).href),
  tab: chooseTab,
  sidebar: toggleSidebar,
  wrap: switchWrap,
  'close-announcement': closeAnnouncement,
  top: () => scrollTo(0, 0),
};

const act = (element: HTMLElement): void => actions[element.dataset.action ?? '']?.(element);

/** Runs the actions that were clicked before this script was loaded, and from now on each one on its click. */
export function runQueuedActions(): void {
  for (const element of pendingInput.actions as HTMLElement[]) act(element);
  pendingInput.actions = { push: act };
}
