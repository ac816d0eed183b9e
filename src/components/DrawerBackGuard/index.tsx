import { type ReactNode } from 'react';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';

/** Makes the back button close an open drawer instead of leaving the page. */
export function DrawerBackGuard(): ReactNode {
  useHistoryPopHandler(() => {
    const drawer = document.querySelector<HTMLElement>('#drawer:popover-open');
    drawer?.hidePopover();
    return drawer ? false : undefined;
  });
  return null;
}
