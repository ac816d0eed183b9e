/** What a selector can name in a page. */
export type UsedNames = {
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly tags: Set<string>;
};

const tagNames = /<([a-z][\w-]*)/g;
const classLists = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const idValues = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

/** Names that no HTML has: scripts of `src/boot` set these classes on the page. */
const setByScripts = ['copy--done', 'table-of-contents__link--active'];

/** An empty collection, but for the names that scripts set before the app runs. */
export const createNames = (): UsedNames => ({
  classes: new Set(setByScripts),
  ids: new Set(),
  tags: new Set(),
});

/** Adds the names of a page's HTML. Code in its text that looks like a tag adds more, which does no harm. */
export function addNames({ classes, ids, tags }: UsedNames, html: string): void {
  for (const [, name = ''] of html.matchAll(tagNames)) tags.add(name);
  for (const [, id, bare = ''] of html.matchAll(idValues)) ids.add(id ?? bare);
  for (const [, list, bare = ''] of html.matchAll(classLists)) {
    for (const name of (list ?? bare).split(/\s+/)) classes.add(name);
  }
}
