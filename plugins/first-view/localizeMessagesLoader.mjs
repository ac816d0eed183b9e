// @ts-check
import { readFileSync } from 'node:fs';
import { localizeMessages } from './localizeMessages.mjs';

/**
 * A loader for browsers, for all modules that may have messages, and for the table of messages itself, which it empties.
 *
 * @this {{
 *   readonly resourcePath: string,
 *   getOptions(): { readonly messages: string },
 *   addDependency(file: string): void,
 * }}
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function localizeMessagesLoader(source) {
  const { messages } = this.getOptions();
  if (this.resourcePath === messages) return '{}';
  if (!source.includes('@docusaurus/Translate')) return source;
  this.addDependency(messages);
  try {
    return localizeMessages(source, JSON.parse(readFileSync(messages, 'utf8')));
  } catch (error) {
    throw new Error(`first-view: ${this.resourcePath}, ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  }
}
