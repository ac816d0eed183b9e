type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click is meant for this page: other buttons and keys open a tab or a window, or save the target. */
export const isPlainClick = (click: Click): boolean =>
  !(click.button || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
