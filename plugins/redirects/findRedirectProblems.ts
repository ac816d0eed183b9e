const file = 'config/redirects.ts';

/** Takes the redirects and the paths of all pages, without base URL; gives one line with the fix for each that cannot work. */
export function findRedirectProblems(
  redirects: Readonly<Record<string, string>>,
  pages: readonly string[],
): string[] {
  const known = new Set(pages.map(withoutSlash));
  return Object.entries(redirects).flatMap(([from, to]) => [
    ...(known.has(withoutSlash(from))
      ? [`${file}: "${from}" is the address of a page. Fix: take the redirect out`]
      : []),
    ...(known.has(withoutSlash(to.replace(/[#?].*/, '')))
      ? []
      : [`${file}: "${from}" leads to "${to}", where no page is. Fix: name the address of a page`]),
  ]);
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
