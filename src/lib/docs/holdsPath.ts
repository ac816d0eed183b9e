import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

const trim = (path: string) => path.replace(/\/$/, '');

/** Whether a menu entry is the page at `pathname`, or a category that contains it. */
export function holdsPath(entry: SidebarEntry, pathname: string): boolean {
  if (entry.type === 'category') return entry.items.some((item) => holdsPath(item, pathname));
  return trim(entry.href) === trim(pathname);
}
