/** One section; its title is the last part of the module's name. */
type Item = { title: string; path: string; items: readonly Item[] };

export type MenuLink = { label: string; path: string };

/** A foldable part of the menu; its first link, the module itself, has no label. */
export type MenuGroup = { title: string; links: MenuLink[] };

/** All modules below an item, however deep, named from it on. */
const flatten = ({ items }: Item, prefix = ''): MenuLink[] =>
  items.flatMap((child) => {
    const label = `${prefix}${child.title}`;
    return [{ label, path: child.path }, ...flatten(child, `${label}.`)];
  });

/** Takes the tree of sections; returns two levels: the package with its plain modules, then a group for each module that has others. */
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
