import type { Early } from './early';
import { load } from './files';
import { root, settings } from './page';

type Field = HTMLInputElement & { _valueTracker?: { setValue: (text: string) => void } };

/** Where an element stands: the places of its ancestors among their neighbours, from the top. */
const pathOf = (element: Element): number[] => {
  const path: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
};

const elementAt = (path: readonly number[]): HTMLElement | null =>
  path.reduce<Element | undefined>((at, index) => at?.children[index], root) as HTMLElement | null;

const give = (element: HTMLElement): void => {
  if (element instanceof HTMLFormElement) return element.requestSubmit();
  if (element instanceof HTMLInputElement) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return;
  }
  element.focus({ preventScroll: true });
  element.click();
};

/** Tells React what was typed into a field before it listened. */
const giveTyped = (field: Field, text: string): void => {
  // React may have put its own, older text there already. It compares with what its tracker saw last.
  if (field.value !== text) Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field._valueTracker?.setValue('');
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** The code of the search dialog comes along with the app, not after it; the dialog asks again for what failed. */
const loadSearch = (): void => {
  for (const file of settings.search?.match(/\S+/g) ?? []) load(file).catch(() => undefined);
};

/** Gives the app what the reader did before it ran: once, on the element that React has put in the place of the old one. */
export function replay({ held, typed }: Early): void {
  const paths = new Map<Element, number[]>();
  const remember = (): void => {
    for (const element of held) {
      if (element.isConnected) paths.set(element, pathOf(element));
      if (element instanceof HTMLAnchorElement) loadSearch();
    }
  };
  const isThere = (): boolean => root.dataset.hasHydrated === 'true';
  const hand = (): void => {
    delete root.dataset.booting;
    document.getElementById('load-failure')?.toggleAttribute('hidden', true);
    // The app loads pages by itself from now on.
    document.querySelector('script[type=speculationrules]')?.remove();
    typed.forEach((text, field) => giveTyped(field as Field, text));
    for (const element of held.splice(0)) {
      const twin = element.isConnected ? element : elementAt(paths.get(element) ?? []);
      if (twin) give(twin);
    }
  };
  // `data-booting` is set with each element that is held, `data-has-hydrated` when the app runs.
  const observer = new MutationObserver(() => {
    if (!isThere()) return remember();
    observer.disconnect();
    hand();
  });
  remember();
  observer.observe(root, { attributeFilter: ['data-booting', 'data-has-hydrated'] });
}
