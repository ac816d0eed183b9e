const file = 'config/redirects.ts';

/**
 * Reports one line with the fix for each redirect that cannot work.
 *
 * @param pages Paths of all pages, without base URL.
 */
export function findRedirectProblems(
  redirects: Readonly<Record<string, string>>,
  pages: readonly string[],
): string[] {
  const known = new Set(pages.map(withoutSlash));
  return Object.entries(redirects).flatMap(([from, to]) => [
    ...(known.has(withoutSlash(from))
      ? [`${file}: "${from}" is the address of a page. Fix: remove the redirect`]
      : []),
    ...(known.has(withoutSlash(to.replace(/[#?].*/, '')))
      ? []
      : [`${file}: "${from}" leads to "${to}", which is not a page. Fix: name the path of an existing page`]),
  ]);
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
