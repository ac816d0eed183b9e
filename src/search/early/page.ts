/**
 * What the search reads of the page before the app runs. `src/boot` has the same as constants of its modules; the script of the search
 * also runs as a worker, where a module must not touch the document when it is loaded.
 */
import { requestLimit, searchLimit } from '../../lib/requestLimit';

/**
 * Reads the core of the index, which a press on the search has preloaded (`src/boot/loadFiles.ts`): a worker has no part in the preloads of its page.
 *
 * @returns Null if it did not arrive in time.
 */
export async function readCore(address: string): Promise<ArrayBuffer | null> {
  try {
    // The mode of a preload without `crossorigin`; another one would request the file again.
    const preload = { mode: 'no-cors', credentials: 'include' } as const;
    const response = await fetch(address, { ...preload, signal: requestLimit(searchLimit) });
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** Calls back once the page has all its elements: with a query in the address, the script may run before that. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Waits for the whole style sheet, which comes with the app (`src/boot/startApp.ts`): the first one of a page has no rules for hits. */
export async function waitForStyles(): Promise<void> {
  const { app = '' } = document.querySelector<HTMLElement>('[data-namespace]')?.dataset ?? {};
  const [sheet = ''] = /\S+\.css/.exec(app) ?? [];
  const link = document.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`);
  if (link && !link.sheet) await new Promise((done) => link.addEventListener('load', done));
}

/**
 * Reads the name of the version of the docs that the reader chose last; null where there is none or the browser blocks storage.
 * @param namespace Suffix of Docusaurus' storage keys.
 */
export function readPreferred(namespace: string): string | null {
  try {
    return localStorage.getItem(`docs-preferred-version-default${namespace}`);
  } catch {
    return null;
  }
}
