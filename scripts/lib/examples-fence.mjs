// @ts-check
import createJiti from 'jiti';

// The site renders fences by this grammar: there is one definition, in TypeScript, and jiti loads it as Docusaurus would.
const load = createJiti(import.meta.url);

const grammar = /** @type {typeof import('../../src/lib/code/parseFence')} */ (
  load('../../src/lib/code/parseFence.ts')
);
const language = /** @type {typeof import('../../src/lib/code/language')} */ (
  load('../../src/lib/code/language.ts')
);

export const { parseFence, FenceError, skipReasons } = grammar;
export const { canonicalLanguage } = language;
