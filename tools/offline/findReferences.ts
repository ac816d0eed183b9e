/**
 * Finds the files of the site that a text names: `/assets/…` and `/img/…` below the base URL of the site or of the locale, in attributes of
 * pages and in style sheets; in scripts, which add the base URL themselves, strings that begin with the folder.
 *
 * @param homes Base URLs of the site and of the locale; the last one is added where a script does so.
 * @returns Paths with the base URL, without query and fragment.
 */
export function findReferences(text: string, homes: readonly string[]): Set<string> {
  const home = homes.at(-1) ?? '/';
  const found = new Set<string>();
  // What precedes a path is a quote, or what separates the entries of an attribute. The folder comes first: looking back from each one takes a
  // seventh of the time of looking ahead from each quote.
  for (const [folder, before = ''] of text.matchAll(
    /(?:assets|img)\/(?<=["'`\s=(,]([^"'`\s<>()&,=]*)(?:assets|img)\/)[^"'`\s<>()&,?#]+/g,
  )) {
    const reference = before + folder;
    const base = homes.find(
      (each) => /^(?:assets|img)\//.test(reference.slice(each.length)) && reference.startsWith(each),
    );
    if (base !== undefined) found.add(reference);
    else if (/^(?:assets|img)\//.test(reference)) found.add(home + reference);
  }
  return found;
}
