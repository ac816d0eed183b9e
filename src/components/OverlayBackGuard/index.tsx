import { type ReactNode } from 'react';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';

/**
 * Makes the back button close what lies over the page, an open dialog or drawer, instead of leaving the page. One component for all of
 * them: the router's history takes one handler at a time.
 */
export function OverlayBackGuard(): ReactNode {
  useHistoryPopHandler(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const drawer = document.querySelector<HTMLElement>('#drawer:popover-open');
    if (dialog) dialog.close();
    else drawer?.hidePopover();
    return dialog || drawer ? false : undefined;
  });
  return null;
}
