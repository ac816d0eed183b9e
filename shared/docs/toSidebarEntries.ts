/** One entry of the documentation menu: a page, or a category with its pages. */
export type SidebarEntry =
  | { type: 'link'; label: string; href: string; docId: string }
  | { type: 'category'; label: string; items: SidebarEntry[] };

/** The parts of a loaded docs version that the menu is built from. */
export type SidebarSource = {
  docs: readonly {
    id: string;
    title: string;
    permalink: string;
    frontMatter: { sidebar_label?: string | undefined };
  }[];
  items: readonly SidebarSourceItem[];
};

type SidebarSourceItem = {
  type: string;
  id?: string;
  label?: string;
  items?: readonly SidebarSourceItem[];
};

/**
 * Converts the items of a sidebar to menu entries with label and path of each page.
 *
 * @throws When an item is neither a page nor a category, or its page is missing.
 */
export function toSidebarEntries({ docs, items }: SidebarSource): SidebarEntry[] {
  const docById = new Map(docs.map((doc) => [doc.id, doc]));
  return items.map((item) => {
    if (item.type === 'category') {
      return {
        type: 'category',
        label: item.label ?? '',
        items: toSidebarEntries({ docs, items: item.items ?? [] }),
      };
    }
    const doc = item.type === 'doc' || item.type === 'ref' ? docById.get(item.id ?? '') : undefined;
    if (!doc) {
      throw new Error(
        `sidebars.ts: item ${JSON.stringify(item)} is no page. Fix: name the id of an existing page.`,
      );
    }
    const label = item.label ?? doc.frontMatter.sidebar_label ?? doc.title;
    return { type: 'link', label, href: doc.permalink, docId: doc.id };
  });
}
