const announce = (text: string): void => document.getElementById('announcer')?.replaceChildren(text);

/** Copies a text and confirms it at the control; where copying is refused, selects `source` instead. */
export function copy(control: HTMLElement, text: string, source?: Element | null): void {
  const select = (): void => {
    if (source) getSelection()?.selectAllChildren(source);
  };
  // Without a secure connection there is no clipboard.
  if (!navigator.clipboard) return select();
  navigator.clipboard.writeText(text).then(() => {
    control.classList.add('copy--done');
    announce(control.dataset.done ?? '');
    setTimeout(() => {
      control.classList.remove('copy--done');
      announce(' ');
    }, 1600);
  }, select);
}
