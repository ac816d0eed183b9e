import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';

/** A page of the documentation menu. */
export type MenuPage = Extract<SidebarEntry, { type: 'link' }>;

/** A category with all pages below it; pages outside of any category have none to name. */
export type Category = { label: string | null; pages: MenuPage[] };

/** Takes menu entries; returns the pages in them, those of inner categories too, in order. */
export function collectPages(entries: readonly SidebarEntry[]): MenuPage[] {
  return entries.flatMap((entry) => (entry.type === 'link' ? [entry] : collectPages(entry.items)));
}

/** Takes the documentation menu; returns its categories in order, pages without a category first and together. */
export function collectCategories(entries: readonly SidebarEntry[]): Category[] {
  const loose = entries.filter((entry) => entry.type === 'link');
  const categories = entries.flatMap((entry): Category[] =>
    entry.type === 'category' ? [{ label: entry.label, pages: collectPages(entry.items) }] : [],
  );
  return loose.length > 0 ? [{ label: null, pages: loose }, ...categories] : categories;
}

/** Takes the menu and last parts of doc ids, best first; returns the path of the first page that exists, or the fallback. */
export function findPage(
  entries: readonly SidebarEntry[],
  names: readonly string[],
  fallback: string,
): string {
  const pages = collectPages(entries);
  for (const name of names) {
    const page = pages.find(({ docId }) => docId.split('/').at(-1) === name);
    if (page) return page.href;
  }
  return fallback;
}
