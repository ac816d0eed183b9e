/** A locale and its index on the board. */
export type BoardLocale = { readonly name: string; readonly index: number };
