/** Path of a page without the slash at its end; the root stays a slash. */
const withoutSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/** Builds the path of another format of a page: `/docs/field` and `/docs/field/` have `/docs/field.md`. */
export const formatPath = (permalink: string, extension: 'md' | 'ipynb'): string =>
  `${withoutSlash(permalink)}.${extension}`;
