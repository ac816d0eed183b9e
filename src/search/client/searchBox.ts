/**
 * The box that opens in the frame after the press, before the code of the search dialog has arrived: a dialog with a form of the browser's
 * own. It takes every key, also from input methods; Escape and a press beside it close it, Enter leads to the search page. The search
 * dialog takes its text over as soon as it can. The first script and the app each have a copy of this module: the page holds the state.
 */
const id = 'search-box';

/** Returns the field of the open box; null when there is none. */
export const findSearchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`#${id} input`);

const findBox = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`#${id}`);

/**
 * Opens the box with the icon, the name and the address of the link to the search page.
 * @param onClosed Called when the reader closes it, not when `removeSearchBox` does.
 */
export function openSearchBox(link: HTMLAnchorElement, onClosed: () => void): void {
  const box = document.createElement('dialog');
  const form = document.createElement('form');
  const field = document.createElement('input');
  const name = (link.querySelector('span') as Element).textContent;
  Object.assign(field, {
    name: 'q',
    ariaLabel: name,
    placeholder: name,
    autocomplete: 'off',
    spellcheck: false,
  });
  const onComposition = ({ type }: Event) =>
    field.toggleAttribute('data-composing', type === 'compositionstart');
  field.addEventListener('compositionstart', onComposition);
  field.addEventListener('compositionend', onComposition);
  Object.assign(form, { className: 'finder__box', action: link.href });
  const icon = link.firstElementChild as Element;
  form.append(icon.cloneNode(true), field);
  Object.assign(box, { id, className: 'finder', ariaLabel: name });
  // In braces: a handler that returns false would keep the links of hits from being followed.
  box.onclick = ({ target }) => {
    if (target === box) box.close();
  };
  box.onclose = () => {
    box.remove();
    onClosed();
  };
  box.append(form);
  document.body.append(box);
  box.showModal();
}

/** Closes the box as the reader does; returns false when there is none. */
export function closeSearchBox(): boolean {
  const box = findBox();
  box?.close();
  return Boolean(box);
}

/** Calls back with the field, or null, once no input method is composing in it: at once in most cases. */
export function whenComposed(callback: (field: HTMLInputElement | null) => void): void {
  const field = findSearchField();
  if (field?.hasAttribute('data-composing'))
    field.addEventListener('compositionend', () => callback(findSearchField()), { once: true });
  else callback(field);
}

/** Removes the box once another field has its text. */
export const removeSearchBox = (): void => findBox()?.remove();
