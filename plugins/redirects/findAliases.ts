/** Pages below `of` are also reachable at the same path below `at`; both are absolute, without base URL and locale. */
export type Alias = { readonly of: string; readonly at: string };

/**
 * Maps each alias URL to the page that it leads to.
 *
 * @param pages Paths of all pages, without base URL.
 */
export function findAliases(aliases: readonly Alias[], pages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    aliases.flatMap(({ of, at }) =>
      pages
        .filter((page) => page.startsWith(`${of}/`) && page.replace(/\/$/, '') !== of)
        .map((page) => [`${at}${page.slice(of.length).replace(/\/$/, '')}`, page] as const),
    ),
  );
}
