/**
 * What the search reads of the page before the app runs. `src/boot` has the same as constants of its modules; the script of the search
 * also runs as a worker, where a module must not touch the document when it is loaded.
 */
import { searchLimit } from '../../lib/requestLimit';

/** Returns the core of the index that the first script has requested (`src/boot/loadFiles.ts`); null if it failed or does not arrive in time. */
export function readCore(): Promise<ArrayBuffer | null> | undefined {
  const bytes = window.pendingInput?.core
    ?.then((response) => (response?.ok ? response.arrayBuffer() : null))
    .catch(() => null);
  const late = new Promise<null>((done) => setTimeout(() => done(null), searchLimit));
  return bytes && Promise.race([bytes, late]);
}

/** Waits for the whole style sheet, which comes with the app (`src/boot/startApp.ts`): the first one of a page has no rules for hits. */
export async function waitForStyles(): Promise<void> {
  const { app = '' } = document.querySelector<HTMLElement>('script[data-namespace]')?.dataset ?? {};
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
