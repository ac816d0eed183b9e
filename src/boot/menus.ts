import { closest } from './page';

const closeMenus = (except?: Element | null): void => {
  for (const menu of document.querySelectorAll('.dropdown>details[open]')) {
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
const guardDrawer = (isOpen: boolean): void => {
  // Menus in the drawer toggle, too.
  if (document.querySelector('main')?.inert === isOpen) return;
  for (const part of document.querySelectorAll<HTMLElement>('#__docusaurus>:not(.layout,#announcer),main')) {
    part.inert = isOpen;
  }
  // The button that opened it is out of reach now. The browser returns the focus, but only from inside the drawer.
  if (isOpen || document.activeElement === document.body)
    document
      .querySelector<HTMLElement>(isOpen ? '#drawer button' : '.navbar__toggle')
      ?.focus({ preventScroll: true });
};

/** Closes menus on Escape, on a click elsewhere and when the window becomes wide. */
export function startMenus(): void {
  addEventListener('click', (event) => {
    const isChosen = closest(event, '.dropdown__menu a');
    closeMenus(isChosen ? null : closest(event, '.dropdown')?.querySelector(':scope>details'));
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector<HTMLElement>('.dropdown>details[open]>summary');
    closeMenus();
    open?.focus();
  });
  const isOpen = (): boolean => document.querySelector('#drawer:popover-open') !== null;
  // These events do not bubble. While the drawer closes, the focus returns to the page, which has to be in reach by then.
  addEventListener('beforetoggle', () => guardDrawer(false), true);
  addEventListener('toggle', () => guardDrawer(isOpen()), true);
  // It may have been opened before this script arrived.
  guardDrawer(isOpen());
  matchMedia('(min-width:997px)').onchange = () => {
    closeDrawer();
    closeMenus();
  };
}
