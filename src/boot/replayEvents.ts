import { root } from './page';
import { pendingInput } from './pendingInput';

type Field = HTMLInputElement & { _valueTracker?: { setValue: (text: string) => void } };

/** The position of an element: the index of each ancestor among its siblings, from the root. */
const pathOf = (element: Element): number[] => {
  const { parentElement: parent } = element;
  return parent ? [...pathOf(parent), [...parent.children].indexOf(element)] : [];
};

const elementAt = (path: readonly number[]): HTMLElement | null =>
  path.reduce<Element | undefined>((at, index) => at?.children[index], root) as HTMLElement | null;

const replay = (element: HTMLElement): void => {
  if (element instanceof HTMLFormElement) return element.requestSubmit();
  if (element instanceof HTMLInputElement) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return;
  }
  element.focus({ preventScroll: true });
  element.click();
};

/** Reports text that was typed before hydration to React, as a change of the field. */
const replayTyped = (field: Field, text: string): void => {
  // React may have put its own, older text there already. It compares the field with the last value of its tracker.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field._valueTracker?.setValue('');
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Replays held events and typed text once the app runs, each once, on the element that React has put in place of the original. */
export function replayEvents(): void {
  const { held, typed } = pendingInput;
  const paths = new Map<Element, number[]>();
  const remember = (): void => {
    for (const element of held) if (element.isConnected) paths.set(element, pathOf(element));
  };
  const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';
  const handOver = (): void => {
    delete root.dataset.booting;
    document.getElementById('load-failure')?.toggleAttribute('hidden', true);
    // From now on the app prefetches pages.
    document.querySelector('script[type=speculationrules]')?.remove();
    typed.forEach((text, field) => replayTyped(field as Field, text));
    for (const element of held) {
      const twin = element.isConnected ? element : elementAt(paths.get(element) ?? []);
      if (twin) replay(twin);
    }
    held.clear();
  };
  // `data-booting` is set with each held element, `data-has-hydrated` when the app runs.
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return remember();
    observer.disconnect();
    handOver();
  });
  remember();
  observer.observe(root, { attributeFilter: ['data-booting', 'data-has-hydrated'] });
}
