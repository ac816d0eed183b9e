import type { Page } from '@playwright/test';

/** Full name of a storage slot: Docusaurus adds the namespace of the site to it. Throws when the boot script is missing. */
export async function storageKey(page: Page, name: string): Promise<string> {
  const namespace = await page.locator('script[data-namespace]').getAttribute('data-namespace');
  return `${name}${namespace}`;
}

/** Text in a slot of the local storage, or null. */
export async function readStored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), await storageKey(page, name));
}

/** Puts a text into a slot of the local storage. */
export async function store(page: Page, name: string, text: string): Promise<void> {
  const entry = [await storageKey(page, name), text] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}

/** From the next page load on, every touch of the named storage throws, as it does when a reader blocks it. */
export async function blockStorage(
  page: Page,
  ...names: ('localStorage' | 'sessionStorage')[]
): Promise<void> {
  await page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The test blocks storage.', 'SecurityError');
        },
      });
    }
  }, names);
}
