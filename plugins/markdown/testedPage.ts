/** Folders of translated docs and posts, and the folders of their sources. */
const translated: readonly (readonly [RegExp, string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+)\//, 'versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//, 'blog/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog-(newsletter|user-stories)\//, '$1/'],
];

const tested = /^(docs|versioned_docs|blog|newsletter|user-stories)\//;

/** A page whose examples are run. */
export type TestedPage = {
  /** Path of the English page, which is the one that is run, relative to the site's folder. */
  readonly source: string;
  readonly isTranslation: boolean;
  /** Name of the version that the page documents; null for the last release. */
  readonly version: string | null;
};

/**
 * Finds the page of the report that covers a file; null if the file is never run.
 * @param file Path relative to the site's folder, with slashes.
 */
export function testedPageOf(file: string): TestedPage | null {
  const rule = translated.find(([pattern]) => pattern.test(file));
  const source = rule ? file.replace(...rule) : file;
  if (!tested.test(source)) return null;
  const version = source.startsWith('docs/')
    ? 'master'
    : (/^versioned_docs\/version-([^/]+)\//.exec(source)?.[1] ?? null);
  return { source, isTranslation: rule !== undefined, version };
}
