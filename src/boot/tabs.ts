import { namespace, read, write } from './page';

const slotOf = (tab: HTMLElement): string => `docusaurus.tab.${tab.dataset.group}${namespace}`;

/** The tabs beside a tab and itself, in order. */
export const tabsBeside = (tab: Element): Iterable<HTMLElement> =>
  tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];

const show = (chosen: HTMLElement): void => {
  for (const tab of tabsBeside(chosen)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !isChosen);
  }
};

/** Shows the panels that the reader has chosen before: the first ones are open in the HTML. */
export function restoreTabs(): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab][data-group]')) {
    if (read(slotOf(tab)) === tab.textContent && tab.ariaSelected !== 'true') show(tab);
  }
}

/** Shows the panel of a tab, and the same choice in all groups that have the same labels. */
export function chooseTab(tab: HTMLElement): void {
  show(tab);
  if (!tab.dataset.group) return;
  write(slotOf(tab), tab.textContent ?? '');
  restoreTabs();
}
