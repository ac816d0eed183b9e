import { closest } from './page';
import { read, write } from './storage';

const nameOf = (tab: HTMLElement): string => `docusaurus.tab.${tab.dataset.group}`;

/** The tabs of the group that a tab belongs to, in order. */
const tabsBeside = (tab: Element): Iterable<HTMLElement> =>
  (tab.closest('[role=tablist]') as Element).querySelectorAll<HTMLElement>('[role=tab]');

const show = (chosen: HTMLElement): void => {
  for (const tab of tabsBeside(chosen)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    document
      .getElementById(tab.getAttribute('aria-controls') as string)
      ?.toggleAttribute('hidden', !isChosen);
  }
};

/** Shows the panels that were chosen before: in the HTML the first one of each group is open. */
export function restoreTabs(): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab][data-group]')) {
    if (read(nameOf(tab)) === tab.textContent) show(tab);
  }
}

/** Shows the panel of a tab, and the same choice in all groups with the same labels. */
export function chooseTab(tab: HTMLElement): void {
  show(tab);
  if (!tab.dataset.group) return;
  write(nameOf(tab), tab.textContent ?? '');
  restoreTabs();
}

/** Moves between the tabs of a group with the arrow keys. */
export function startTabKeys(): void {
  addEventListener('keydown', (event) => {
    const tab = closest(event, '[role=tab]');
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!tab || !step) return;
    const tabs = [...tabsBeside(tab)];
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    next?.focus();
    next?.click();
  });
}
