/**
 * Takes a block's language (its one name, see `canonicalLanguage`), the words after it as the file has them, and its code
 * without the last line break; returns the text that stands for the block: its SHA-256 tells whether a block has changed.
 */
export function fenceText(language: string, meta: string, code: string): string {
  return `${language} ${meta.trim()}\n${code}`;
}
