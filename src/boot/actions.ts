import { copy } from './copy';
import { early } from './held';
import { closest, namespace, write } from './page';
import { switchMode } from './state';
import { chooseTab } from './tabs';

const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  'color-mode': switchMode,
  copy: (element) => {
    const code = element.closest('[data-copy-scope]')?.querySelector('code');
    copy(element, code?.textContent ?? '', code);
  },
  'copy-url': (element) => copy(element, (element as HTMLAnchorElement).href),
  version: (element) => write(`docs-preferred-version-default${namespace}`, element.dataset.version ?? ''),
  tab: chooseTab,
  'keep-hash': (element) => {
    (element as HTMLAnchorElement).hash = location.hash;
  },
  reload: () => location.reload(),
};

/** Lets clicks on elements with `data-action` do what it names, on the server's HTML and what React puts in its place alike. */
export function startActions(): void {
  addEventListener('click', (event) => {
    const element = closest(event, '[data-action]');
    if (!element) return;
    const act = actions[element.dataset.action ?? ''];
    if (act) act(element);
    else early.acts.push(element);
  });
}
