import { type ReactNode } from 'react';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';

/** With the drawer open, going back closes the drawer and stays on the page. */
export function DrawerBackGuard(): ReactNode {
  useHistoryPopHandler(() => {
    const drawer = document.querySelector<HTMLElement>('#drawer:popover-open');
    drawer?.hidePopover();
    return drawer ? false : undefined;
  });
  return null;
}
