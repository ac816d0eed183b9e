// @ts-check
import { createHash } from 'node:crypto';
import createJiti from 'jiti';

// The site renders fences by this grammar: there is one definition, in TypeScript, and jiti loads it as Docusaurus would.
const load = createJiti(import.meta.url);

const grammar = /** @type {typeof import('../../src/lib/code/parseFence')} */ (
  load('../../src/lib/code/parseFence.ts')
);
const language = /** @type {typeof import('../../src/lib/code/language')} */ (
  load('../../src/lib/code/language.ts')
);
const { fenceText } = /** @type {typeof import('../../src/lib/code/fenceText')} */ (
  load('../../src/lib/code/fenceText.ts')
);

export const { parseFence, FenceError, skipReasons } = grammar;
export const { canonicalLanguage } = language;

/**
 * Takes a block's language, words and code; gives the 12 hexadecimal digits that change when one of them does.
 * @param {string} name
 * @param {string} meta
 * @param {string} code
 */
export function hashFence(name, meta, code) {
  return createHash('sha256')
    .update(fenceText(name, meta, code))
    .digest('hex')
    .slice(0, 12);
}
