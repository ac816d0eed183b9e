import { switchColorMode } from './colorMode';
import { closest } from './page';
import { pendingInput } from './pendingInput';
import { write } from './storage';

const actions: Readonly<Record<string, (element: HTMLElement) => unknown>> = {
  'color-mode': switchColorMode,
  version: (element) => write('docs-preferred-version-default', element.dataset.version as string),
  'keep-hash': (element) => {
    (element as HTMLAnchorElement).hash = location.hash;
  },
};

/** Runs the action that `data-action` of a clicked element names, in the server's HTML and in what React renders alike. */
export function startActions(): void {
  addEventListener('click', (event) => {
    const element = closest(event, '[data-action]');
    if (!element) return;
    actions[element.dataset.action as string]?.(element);
    // The second script has the other actions, and the rest of the color mode.
    pendingInput.actions.push(element);
  });
}
