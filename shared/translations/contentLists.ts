/** A set of pages with one folder of sources, and one of translations in each locale. */
export interface ContentList {
  /** Name of a docs version or of a list of posts, or `pages`. */
  readonly name: string;
  /** Pages of one kind may be served from one another's translations. */
  readonly kind: 'docs' | 'posts' | 'pages';
  /** Where the sources are, from the site's folder. */
  readonly folder: string;
  /** Where the translations are, from the folder of a locale. */
  readonly translated: string;
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Takes the names of the docs versions, the newest first; returns all lists of pages in the order in which they are shown. */
export function contentLists(versionNames: readonly string[]): ContentList[] {
  return [
    ...versionNames.map((name): ContentList => {
      const isCurrent = name === 'current';
      return {
        name,
        kind: 'docs',
        folder: isCurrent ? 'docs' : `versioned_docs/version-${name}`,
        translated: `${docsPlugin}/${isCurrent ? name : `version-${name}`}`,
      };
    }),
    ...['blog', 'newsletter', 'user-stories'].map((name): ContentList => ({
      name,
      kind: 'posts',
      folder: name,
      translated: `docusaurus-plugin-content-blog${name === 'blog' ? '' : `-${name}`}`,
    })),
    {
      name: 'pages',
      kind: 'pages',
      folder: 'src/pages',
      translated: 'docusaurus-plugin-content-pages',
    },
  ];
}
