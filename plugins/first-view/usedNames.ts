/** Names in a page that selectors can refer to. */
export type UsedNames = {
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly tags: Set<string>;
};

const tagNames = /<([a-z][\w-]*)/g;
const classLists = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const idValues = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

/** Classes that do not occur in any HTML, because scripts of `src/boot` set them. */
const setByScripts = ['copy--done', 'table-of-contents__link--active'];

/** Creates a collection that contains only the names that scripts set before the app runs. */
export const createNames = (): UsedNames => ({
  classes: new Set(setByScripts),
  ids: new Set(),
  tags: new Set(),
});

/** Adds the names in a page's HTML. Text that looks like a tag adds further names, which is harmless. */
export function addNames({ classes, ids, tags }: UsedNames, html: string): void {
  for (const [, name = ''] of html.matchAll(tagNames)) tags.add(name);
  for (const [, id, bare = ''] of html.matchAll(idValues)) ids.add(id ?? bare);
  for (const [, list, bare = ''] of html.matchAll(classLists)) {
    for (const name of (list ?? bare).split(/\s+/)) classes.add(name);
  }
}
