/** Takes what a reader typed; returns its words in lower case, with the package as readers write it. */
export const toWords = (query: string): string[] =>
  query
    .toLowerCase()
    .replace(/\btaichi\./g, 'ti.')
    .split(/[\s()@]+/)
    .filter((word) => word !== '');

/** Whether a name such as `ti.ui.GUI` holds all words. No words match every name. */
export function matchName(name: string, words: readonly string[]): boolean {
  const text = name.toLowerCase();
  return words.every((word) => text.includes(word));
}
