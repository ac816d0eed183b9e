/** The files of the site, as the code that asks has them: on disk, or planted in a test. */
export interface Project {
  /** Takes a folder from the site's folder; returns the paths of its Markdown files from there, with slashes, sorted. */
  list(folder: string): readonly string[];
  /** Takes a path from the site's folder; returns the text, or null where no file is. */
  read(file: string): string | null;
  /** Returns 12 hex digits that stand for a text. */
  hash(text: string): string;
}
