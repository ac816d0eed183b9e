/** A version of the docs or of the API reference, as the version menu needs it. */
export type VersionedSection = {
  name: string;
  label: string;
  isLast: boolean;
  /** Path of the version's main page, with the base URL. */
  mainPath: string;
  /** Maps page ids to paths with the base URL. Ids are the same in all versions. */
  pages: Readonly<Record<string, string>>;
};

/** An entry of the version menu. */
export type Alternate = { name: string; label: string; path: string; isActive: boolean };

const trim = (path: string) => path.replace(/\/(?:index\.html)?$/, '');

/**
 * Finds the page in each version; a version without it links to its main page.
 *
 * @param pathname With the base URL.
 * @returns Null if no version contains the page.
 */
export function findAlternates(pathname: string, sections: readonly VersionedSection[]): Alternate[] | null {
  const wanted = trim(pathname);
  for (const active of sections) {
    const own = Object.entries(active.pages).find(([, path]) => trim(path) === wanted);
    const isMain = trim(active.mainPath) === wanted;
    if (!own && !isMain) continue;
    return sections.map((section) => ({
      name: section.name,
      label: section.label,
      path: (own && section.pages[own[0]]) ?? section.mainPath,
      isActive: section === active,
    }));
  }
  return null;
}
