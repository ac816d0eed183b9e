/** List of published addresses, which users may have bookmarked. */
export const publishedFile = 'data/published-addresses.json';
const redirectsFile = 'config/redirects.ts';

export type AddressedPage = {
  /** Path relative to the project. */
  file: string;
  /** Line that sets the address. */
  line: number;
  /** Path without base URL and locale. */
  address: string;
};

/**
 * Reports duplicate addresses, published addresses that disappeared without a redirect, and addresses missing from the list.
 *
 * @param published Files by published address.
 * @returns One line with the fix per problem.
 */
export function findSlugProblems(
  pages: AddressedPage[],
  published: Record<string, string>,
  redirects: Readonly<Record<string, string>>,
): string[] {
  const byAddress = new Map<string, AddressedPage>();
  const problems: string[] = [];
  for (const page of pages) {
    const other = byAddress.get(page.address);
    if (other) {
      problems.push(
        `${page.file}:${page.line}: the address ${page.address} is taken by ${other.file}:${other.line}. Fix: give one of them another slug.`,
      );
    } else byAddress.set(page.address, page);
  }
  const byFile = new Map(pages.map((page) => [page.file, page]));
  for (const [address, file] of Object.entries(published)) {
    if (byAddress.has(address) || Object.hasOwn(redirects, address)) continue;
    const moved = byFile.get(file);
    problems.push(
      moved
        ? `${moved.file}:${moved.line}: the page was published at ${address} and is now at ${moved.address}. Fix: put the slug back, or add '${address}': '${moved.address}' to ${redirectsFile}.`
        : `${file}:1: the page was published at ${address} and is gone. Fix: bring it back, or add '${address}' to ${redirectsFile} with the address that takes its place.`,
    );
  }
  for (const [address, { file, line }] of byAddress) {
    if (Object.hasOwn(published, address)) continue;
    problems.push(
      `${file}:${line}: the address ${address} is new and not in ${publishedFile}. Fix: run npm run check:slugs -- --write.`,
    );
  }
  return problems;
}

/** Adds new addresses to the list, sorted. Entries are never removed, because that requires a redirect. */
export function addAddresses(
  pages: AddressedPage[],
  published: Record<string, string>,
): Record<string, string> {
  const all = { ...published, ...Object.fromEntries(pages.map(({ address, file }) => [address, file])) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}
