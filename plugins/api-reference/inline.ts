import type { TextPart, TypePart } from './types';

/** Takes a name in code, such as `ti.field` or `Field.fill`; gives the address of its entry, or null. */
export type Resolve = (name: string) => string | null;

const emphasis = /(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/;

/** A dotted name, as a decorator or with the brackets of a call; the first group is the name. */
const codeName = /^@?([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*\))?$/s;

/** Takes code; gives the dotted name that it is or calls, or null. */
export function nameInCode(code: string): string | null {
  return codeName.exec(code)?.[1] ?? null;
}

/** Takes a description's text; gives its code, each with the address of what it names, its emphasis and the plain text between. */
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
  text
    .replace(/\s+/g, ' ')
    .trim()
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

/** Takes the source of a type; gives its parts, names that have an entry with its address. */
export function toTypeParts(source: string, resolve: Resolve): TypePart[] {
  const parts: TypePart[] = [];
  for (const piece of source
    .replace(/\s+/g, ' ')
    .trim()
    .split(/((?<![\w.'"])[A-Za-z_][\w.]*\w)/)) {
    if (piece === '') continue;
    // A lone word is a name of ours only as a class; `resolve` knows those.
    const href = /^[A-Za-z_]/.test(piece) ? resolve(piece) : null;
    const last = parts.at(-1);
    if (href !== null) parts.push([piece, href]);
    else if (typeof last === 'string') parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}

/** Takes a description's text; gives the names in its code that start at the package: `ti.field`, `taichi.field`. */
export function packageNames(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    const name = nameInCode(code);
    return name !== null && /^(?:ti|taichi)\.(?!h$|hpp$|py$)/.test(name) ? [name] : [];
  });
}
