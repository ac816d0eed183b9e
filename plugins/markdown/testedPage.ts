/** Folder of a translated list of posts or of the docs, and where its source is. */
const translated: readonly (readonly [RegExp, string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+)\//, 'versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//, 'blog/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog-(newsletter|user-stories)\//, '$1/'],
];

const tested = /^(docs|versioned_docs|blog|newsletter|user-stories)\//;

/** A page whose examples are run. */
export interface TestedPage {
  /** Path of the English page from the site's folder: the one that is run. */
  readonly source: string;
  readonly isTranslation: boolean;
  /** The site's name of the version that the page documents, or null for the last release. */
  readonly version: string | null;
}

/** Takes a path from the site's folder with slashes; returns the page that stands for it in the report, or null for files that are never run. */
export function testedPageOf(file: string): TestedPage | null {
  const rule = translated.find(([pattern]) => pattern.test(file));
  const source = rule ? file.replace(...rule) : file;
  if (!tested.test(source)) return null;
  const version = source.startsWith('docs/')
    ? 'master'
    : (/^versioned_docs\/version-([^/]+)\//.exec(source)?.[1] ?? null);
  return { source, isTranslation: rule !== undefined, version };
}
