import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

/** Whether a menu entry is a part, which contains categories and is always unfolded. */
export function isPart(entry: SidebarEntry): boolean {
  return entry.type === 'category' && entry.items.some(({ type }) => type === 'category');
}
