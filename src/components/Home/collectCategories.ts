import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { isPart } from '../../lib/docs/isPart';

/** A page of the documentation menu. */
export type MenuPage = Extract<SidebarEntry, { type: 'link' }>;

/** A category with all pages below it; the label is null for pages outside any category. */
export type Category = { label: string | null; pages: MenuPage[] };

/** Lists the pages of menu entries in order, including those of nested categories. */
export function collectPages(entries: readonly SidebarEntry[]): MenuPage[] {
  return entries.flatMap((entry) => (entry.type === 'link' ? [entry] : collectPages(entry.items)));
}

/**
 * Lists the categories of the menu in order, preceded by the pages without a category as one group. A part counts as its
 * categories; its own pages are a group with its label.
 */
export function collectCategories(entries: readonly SidebarEntry[], label: string | null = null): Category[] {
  const loose = entries.filter((entry) => entry.type === 'link');
  const categories = entries.flatMap((entry): Category[] => {
    if (entry.type === 'link') return [];
    if (isPart(entry)) return collectCategories(entry.items, entry.label);
    return [{ label: entry.label, pages: collectPages(entry.items) }];
  });
  return loose.length > 0 ? [{ label, pages: loose }, ...categories] : categories;
}

/**
 * Finds the path of the first page that exists, or the fallback.
 *
 * @param names Last segments of doc ids, by preference.
 */
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
