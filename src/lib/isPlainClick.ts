type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click is meant for this page: other buttons and keys open a tab or a window, or save the target. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  !(button || altKey || ctrlKey || metaKey || shiftKey);
