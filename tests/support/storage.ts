import type { Page } from '@playwright/test';

/**
 * Returns the full name of a storage key: Docusaurus adds the site's namespace.
 *
 * @throws When the boot script is missing.
 */
async function storageKey(page: Page, name: string): Promise<string> {
  const namespace = await page.locator('script[data-namespace]').getAttribute('data-namespace');
  return `${name}${namespace}`;
}

/** Reads an item of the local storage, or null. */
export async function readStored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), await storageKey(page, name));
}

/** Writes an item to the local storage. */
export async function store(page: Page, name: string, text: string): Promise<void> {
  const entry = [await storageKey(page, name), text] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}

/** Makes every access to the named storage throw from the next page load on, as when a reader blocks it. */
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
