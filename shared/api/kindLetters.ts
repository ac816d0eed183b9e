/** Letter before a name: function, decorator, class, enumeration, exception, constant or value, module. */
export type KindLetter = 'f' | '@' | 'C' | 'E' | '!' | '=' | 'm';

/** Kinds of the inventories, those of members and of the C API included. */
const letters: Readonly<Record<string, KindLetter>> = {
  function: 'f',
  method: 'f',
  classMethod: 'f',
  staticMethod: 'f',
  decorator: '@',
  class: 'C',
  structure: 'C',
  union: 'C',
  handle: 'C',
  typedef: 'C',
  enum: 'E',
  bitFlags: 'E',
  exception: '!',
  module: 'm',
};

/** Returns the letter of a kind; whatever has a value and cannot be called has `=`. */
export const kindLetter = (kind: string): KindLetter => letters[kind] ?? '=';
