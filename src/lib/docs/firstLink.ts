import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

/** Returns the first page of a menu or category, at any depth; undefined if it has none. */
export function firstLink(entries: readonly SidebarEntry[]): (SidebarEntry & { type: 'link' }) | undefined {
  for (const entry of entries) {
    const link = entry.type === 'link' ? entry : firstLink(entry.items);
    if (link) return link;
  }
  return undefined;
}
