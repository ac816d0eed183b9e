/** Symbols inlined by `FirstSymbols`; all others are in `src/icons.svg`. */
export const firstNames: ReadonlySet<string> = new Set([
  'brand',
  'caret',
  'check',
  'close',
  'lang',
  'menu',
  'moon',
  'search',
  'sun',
]);
