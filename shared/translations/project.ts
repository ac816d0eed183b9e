/** Access to the site's files: on disk, or in memory in tests. */
export interface Project {
  /** Lists the Markdown files in a folder as sorted paths with slashes. Folder and paths are relative to the site. */
  list(folder: string): readonly string[];
  /** Reads a file by its path relative to the site; null if it does not exist. */
  read(file: string): string | null;
  /** Hashes a text to 12 hex digits. */
  hash(text: string): string;
}
