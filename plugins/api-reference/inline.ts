import { withSingleSpaces } from './translations/listTexts';
import type { TextPart, TypePart } from './types';

/** Resolves the address of a name in code, such as `ti.field` or `Field.fill`; null when it has no entry. */
export type Resolve = (name: string) => string | null;

const emphasis = /(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/;

/** A dotted name, optionally as a decorator or with call parentheses; the first group is the name. */
const codeName = /^@?([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*\))?$/s;

/** Extracts the dotted name that a piece of code consists of or calls; null for other code. */
function nameInCode(code: string): string | null {
  return codeName.exec(code)?.[1] ?? null;
}

/** Splits a description's text into code with the addresses of its names, emphasis and plain text. */
export function toTextParts(text: string, resolve: Resolve): TextPart[] {
  const parts: TextPart[] = [];
  const plain = (value: string): void => {
    const match = emphasis.exec(value);
    if (!match) {
      if (value !== '') parts.push(value);
      return;
    }
    if (match.index > 0) parts.push(value.slice(0, match.index));
    parts.push(['em', match[1] ?? '']);
    plain(value.slice(match.index + match[0].length));
  };
  withSingleSpaces(text)
    .split(/(`[^`]+`)/)
    .forEach((piece, index) => {
      if (index % 2 === 0) return plain(piece);
      const code = piece.slice(1, -1);
      const name = nameInCode(code);
      const href = name === null ? null : resolve(name);
      parts.push(href === null ? ['code', code] : ['code', code, href]);
    });
  return parts;
}

/** Splits the source of a type into parts; names that have an entry carry its address. */
export function toTypeParts(source: string, resolve: Resolve): TypePart[] {
  const parts: TypePart[] = [];
  for (const piece of source
    .replace(/\s+/g, ' ')
    .trim()
    .split(/((?<![\w.'"])[A-Za-z_][\w.]*\w)/)) {
    if (piece === '') continue;
    // A single word counts as a name only if it is a class, which `resolve` checks.
    const href = /^[A-Za-z_]/.test(piece) ? resolve(piece) : null;
    const last = parts.at(-1);
    if (href !== null) parts.push([piece, href]);
    else if (typeof last === 'string') parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}

/** Lists the names in a text's code that start at the package: `ti.field`, `taichi.field`. */
export function packageNames(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    const name = nameInCode(code);
    return name !== null && /^(?:ti|taichi)\.(?!h$|hpp$|py$)/.test(name) ? [name] : [];
  });
}
