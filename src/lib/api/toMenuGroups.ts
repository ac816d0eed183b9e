/** A section; its title is the last segment of the module's name. */
type Item = { title: string; path: string; items: readonly Item[] };

export type MenuLink = { label: string; path: string };

/** A foldable part of the menu; its first link, the module itself, has no label. */
export type MenuGroup = { title: string; links: MenuLink[] };

/** Lists all modules below an item at any depth, named relative to it. */
const flatten = ({ items }: Item, prefix = ''): MenuLink[] =>
  items.flatMap((child) => {
    const label = `${prefix}${child.title}`;
    return [{ label, path: child.path }, ...flatten(child, `${label}.`)];
  });

/**
 * Flattens the tree of sections to two levels: the package with its plain modules, then a group per module that has
 * submodules.
 */
export function toMenuGroups(sidebar: readonly Item[]): MenuGroup[] {
  return sidebar.flatMap((root) => {
    const plain = root.items.filter(({ items }) => items.length === 0);
    const groups = root.items.filter(({ items }) => items.length > 0);
    const self = ({ path }: Item): MenuLink => ({ label: '', path });
    return [
      {
        title: root.title,
        links: [self(root), ...plain.map(({ title, path }) => ({ label: title, path }))],
      },
      ...groups.map((group) => ({
        title: `${root.title}.${group.title}`,
        links: [self(group), ...flatten(group)],
      })),
    ];
  });
}
