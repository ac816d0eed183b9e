import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

/** The parts of Docusaurus' sidebar items (`PropSidebarItem`) that the menu needs. */
export type PropItem =
  | { type: 'link'; label: string; href: string; docId?: string | undefined }
  | { type: 'category'; label: string; items: readonly PropItem[] }
  | { type: 'html' };

/** Converts the sidebar of a docs route to menu entries; HTML items are dropped. */
export function toMenuEntries(items: readonly PropItem[]): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    if (item.type === 'html') return [];
    if (item.type === 'category')
      return [{ type: 'category', label: item.label, items: toMenuEntries(item.items) }];
    return [{ type: 'link', label: item.label, href: item.href, docId: item.docId ?? item.href }];
  });
}
