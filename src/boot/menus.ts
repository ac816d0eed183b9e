import { closest } from './page';

const closeMenus = (except?: Element | null): void => {
  for (const menu of document.querySelectorAll('.dropdown > details[open]')) {
    if (menu !== except) menu.removeAttribute('open');
  }
};

/** Closes the drawer on narrow screens. */
export const closeDrawer = (): void =>
  document.querySelector<HTMLElement>('#drawer:popover-open')?.hidePopover();

/**
 * Takes the page behind the open drawer out of reach of keyboard and screen reader: a popover on its own is not modal, and the focus
 * would walk on through the covered page.
 */
const guardDrawer = (): void => {
  const drawer = document.getElementById('drawer');
  const isOpen = drawer?.matches(':popover-open') ?? false;
  for (const part of document.querySelectorAll<HTMLElement>('#__docusaurus > *, .layout > *')) {
    if (part !== drawer && !part.matches('.layout, #announcer')) part.inert = isOpen;
  }
};

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
  // The event does not bubble. The drawer may have been opened before this script arrived.
  addEventListener('toggle', guardDrawer, true);
  guardDrawer();
  matchMedia('(min-width: 997px)').addEventListener('change', () => {
    closeDrawer();
    closeMenus();
  });
}
