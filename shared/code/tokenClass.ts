/** One-letter class of a token; the empty string is plain text. */
export type TokenClass = '' | 'k' | 's' | 'n' | 'f' | 't' | 'c' | 'd';

const classes: Readonly<Record<string, TokenClass>> = {
  keyword: 'k',
  boolean: 'k',
  null: 'k',
  directive: 'k',
  atrule: 'k',
  'deleted-sign': 'k',
  'deleted-arrow': 'k',
  string: 's',
  char: 's',
  'triple-quoted-string': 's',
  'template-string': 's',
  'raw-string': 's',
  'attr-value': 's',
  regex: 's',
  'inserted-sign': 's',
  'inserted-arrow': 's',
  number: 'n',
  'function-name': 'f',
  'function-definition': 'f',
  'function-variable': 'f',
  'class-name': 't',
  tag: 't',
  table: 't',
  'section-name': 't',
  comment: 'c',
  shebang: 'c',
  prolog: 'c',
  doctype: 'c',
  coord: 'c',
  // Every second token is one of these: a color of their own would double the size of a page's code.
  operator: '',
  punctuation: '',
  decorator: 'd',
  interpolation: '',
};

/** Tokens that keep one class regardless of their parts. */
const whole = ['decorator', 'comment', 'triple-quoted-string'];

/** Whether the parts of a token are ignored. */
export function isWhole(type: string): boolean {
  return whole.includes(type);
}

/**
 * Returns the class of a Prism token; null where it inherits that of the enclosing token.
 *
 * @param type Prism's token type.
 */
export function tokenClass(type: string, text: string, language: string): TokenClass | null {
  if (language === 'python') {
    // Prism's grammar marks definitions only here; in other languages the same type means a call.
    if (type === 'function') return 'f';
    if (type === 'keyword' && (text === 'print' || text === 'exec')) return '';
  }
  // In a release such as 1.6.0, only a part would be a number.
  if (language === 'shell' && type === 'number') return '';
  if (language === 'ini' && type === 'attr-value') return '';
  return Object.hasOwn(classes, type) ? (classes[type] ?? null) : null;
}
