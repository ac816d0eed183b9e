/** Splits a query into lower-case words, with the package as users abbreviate it. */
export const toWords = (query: string): string[] =>
  query
    .toLowerCase()
    .replace(/\btaichi\./g, 'ti.')
    .split(/[\s()@]+/)
    .filter((word) => word !== '');

/** Whether a name such as `ti.ui.GUI` contains all words. No words match every name. */
export function matchName(name: string, words: readonly string[]): boolean {
  const text = name.toLowerCase();
  return words.every((word) => text.includes(word));
}
