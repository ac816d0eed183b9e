/** Pages below `of` answer at the same path below `at` too; both are absolute, without base URL and language. */
export type Alias = { readonly of: string; readonly at: string };

/** Takes aliases and the paths of all pages, without base URL; gives the other addresses of the pages and where they lead. */
export function findAliases(aliases: readonly Alias[], pages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    aliases.flatMap(({ of, at }) =>
      pages
        .filter((page) => page.startsWith(`${of}/`) && page.replace(/\/$/, '') !== of)
        .map((page) => [`${at}${page.slice(of.length).replace(/\/$/, '')}`, page] as const),
    ),
  );
}
