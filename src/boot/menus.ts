import { closest } from './page';

const closeMenus = (except?: Element | null): void => {
  for (const menu of document.querySelectorAll('.dropdown > details[open]')) {
    if (menu !== except) menu.removeAttribute('open');
  }
};

/** Closes the drawer on narrow screens. */
export const closeDrawer = (): void =>
  document.querySelector<HTMLElement>('#drawer:popover-open')?.hidePopover();

/** Closes menus on Escape, on a click elsewhere and when the window becomes wide. */
export function startMenus(): void {
  document.addEventListener('click', (event) => {
    const isChosen = closest(event, '.dropdown__menu a');
    closeMenus(isChosen ? null : closest(event, '.dropdown')?.querySelector(':scope > details'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector<HTMLElement>('.dropdown > details[open] > summary');
    closeMenus();
    open?.focus();
  });
  matchMedia('(min-width: 997px)').addEventListener('change', () => {
    closeDrawer();
    closeMenus();
  });
}
