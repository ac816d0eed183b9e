import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

/** Returns the only page of a category, which the menu shows as a plain link; undefined for all other entries. */
export function soleLink(entry: SidebarEntry): (SidebarEntry & { type: 'link' }) | undefined {
  if (entry.type === 'link' || entry.items.length !== 1) return undefined;
  const [item] = entry.items;
  return item?.type === 'link' ? item : undefined;
}
