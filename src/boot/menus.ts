import { closest } from './page';
import { tabsBeside } from './tabs';

const closeMenus = (except?: Element | null): void => {
  for (const menu of document.querySelectorAll('.dropdown > details[open]')) {
    if (menu !== except) menu.removeAttribute('open');
  }
};

/** Closes the drawer on narrow screens. */
export const closeDrawer = (): void =>
  document.querySelector<HTMLElement>('#drawer:popover-open')?.hidePopover();

/** Closes menus on Escape, on a click elsewhere and in a wider window; walks tabs with the arrow keys. */
export function startMenus(): void {
  document.addEventListener('click', (event) => {
    const isChosen = closest(event, '.dropdown__menu a');
    closeMenus(isChosen ? null : closest(event, '.dropdown')?.querySelector(':scope > details'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      const open = document.querySelector<HTMLElement>('.dropdown > details[open] > summary');
      closeMenus();
      open?.focus();
    }
    const tab = closest(event, '[role=tab]');
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!tab || !step) return;
    const tabs = [...tabsBeside(tab)];
    const next = tabs.at((tabs.findIndex((other) => other === tab) + step) % tabs.length);
    next?.focus();
    next?.click();
  });
  matchMedia('(min-width: 997px)').addEventListener('change', () => {
    closeDrawer();
    closeMenus();
  });
}
