/** Where the pictures of a site are. */
export type PictureSources = {
  /** Folders in which pages keep their pictures, relative to the site's folder. Missing ones are skipped. */
  readonly folders: readonly string[];
  /** Files in them that a list shows in the widths of a cover, starting with `@site/`. Files named `cover` need no entry. */
  readonly covers: readonly string[];
};
