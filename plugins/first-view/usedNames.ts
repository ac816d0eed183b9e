/**
 * Names that selectors can refer to: elements as they are, those without a class as `ol:not([class])`, classes with a dot, ids with a number
 * sign, languages as `:fr`, and `:disabled`.
 */
export type UsedNames = ReadonlySet<string>;

const tags = /<([a-z][\w-]*)([^>]*)/g;
const classLists = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const idValues = /\sid=(?:"([^"]*)"|([^\s>]+))/g;
/** Links to other languages are in menus, which are closed: they have the fonts of their language once the app runs. */
const languages = /\slang="?(\w+)(?![^>]*\shreflang=)/g;

/** Classes that do not occur in any HTML, because scripts of `src/boot` set them: the last two are the box of the search. */
const setByScripts = ['.copy--done', '.table-of-contents__link--active', '.finder', '.finder__box'];

/** Returns the names in a page's HTML. Text that looks like a tag adds further names, which is harmless. */
export function namesIn(html: string): UsedNames {
  const names = new Set(setByScripts);
  for (const [, name = '', attributes = ''] of html.matchAll(tags)) {
    names.add(name);
    if (!/\sclass=/.test(attributes)) names.add(`${name}:not([class])`);
    // Scripts disable a control only while the app runs.
    if (/\sdisabled(?![^\s=])/.test(attributes)) names.add(':disabled');
  }
  for (const [, id, bare = ''] of html.matchAll(idValues)) names.add(`#${id ?? bare}`);
  for (const [, list, bare = ''] of html.matchAll(classLists)) {
    for (const name of (list ?? bare).split(/\s+/)) names.add(`.${name}`);
  }
  for (const [, language] of html.matchAll(languages)) names.add(`:${language}`);
  return names;
}
