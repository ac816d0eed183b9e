import { switchColorMode } from './colorMode';
import { closest } from './page';
import { pendingInput } from './pendingInput';
import { namespace, write } from './storage';
import { chooseTab } from './tabs';

const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  'color-mode': switchColorMode,
  version: (element) => write(`docs-preferred-version-default${namespace}`, element.dataset.version ?? ''),
  tab: chooseTab,
  'keep-hash': (element) => {
    (element as HTMLAnchorElement).hash = location.hash;
  },
};

/** Runs the action that `data-action` of a clicked element names, in the server's HTML and in what React renders alike. */
export function startActions(): void {
  addEventListener('click', (event) => {
    const element = closest(event, '[data-action]');
    if (!element) return;
    const act = actions[element.dataset.action ?? ''];
    if (act) act(element);
    else pendingInput.actions.push(element);
  });
}
