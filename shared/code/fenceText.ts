/**
 * Serializes a block; a change of the text's SHA-256 means that the block has changed. The name of a live example is left
 * out, because it does not change what the block does.
 *
 * @param language Canonical name, see `canonicalLanguage`.
 * @param meta The words after the language, as written.
 * @param code Without the final line break.
 */
export function fenceText(language: string, meta: string, code: string): string {
  return `${language} ${meta.replace(/\s*\blive="[^"]*"/, '').trim()}\n${code}`;
}
