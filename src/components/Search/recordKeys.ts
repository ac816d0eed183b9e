/**
 * Records the characters that are typed anywhere in the page, instead of what they would do there, until the returned function is
 * called, which returns them.
 */
export function recordKeys(): () => string {
  let typed = '';
  const record = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', record, true);
  return () => {
    window.removeEventListener('keydown', record, true);
    return typed;
  };
}
