/** Folder below that of the generated files in which the pages of a locale come together. */
export const assembledFolder = 'assembled-translations';

const inAssembly = new RegExp(`^(?:.*/)?${assembledFolder}/`);

const sources: readonly (readonly [RegExp, string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+)\//, 'versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//, 'blog/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog-([^/]+)\//, '$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-pages\//, 'src/pages/'],
];

/** Takes a path with slashes; returns where the page would be translated, from the site's folder; other paths as they are. */
export function translationFile(file: string): string {
  return file.replace(inAssembly, 'i18n/');
}

/**
 * Takes a path with slashes and a function that knows which files there are; returns the file that an author writes: the translation, or the
 * English page if the locale has none of its own; other paths as they are.
 */
export function writtenFile(file: string, exists: (file: string) => boolean): string {
  const translation = translationFile(file);
  return translation === file || exists(translation) ? translation : englishFile(translation);
}

/** Returns the path of the English page that a translation belongs to; other paths as they are. */
export function englishFile(file: string): string {
  const rule = sources.find(([pattern]) => pattern.test(file));
  return rule ? file.replace(...rule) : file;
}
