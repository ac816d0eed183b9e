import type { Reference } from './reference';

/**
 * Formats a public name as in the heading of its entry: `ti.field`, or the full path where the name is not reachable from `ti`.
 */
export function showName(reference: Reference, name: string): string {
  const { prefix, name: last } = splitName(reference, name);
  return `${prefix}${last}`;
}

/** Splits the displayed name after its last dot. */
export function splitName({ names }: Reference, qualifiedName: string): { prefix: string; name: string } {
  const access = names.get(qualifiedName)?.symbol.access ?? '';
  const shown = access.startsWith('ti.') ? access : qualifiedName;
  const end = shown.lastIndexOf('.') + 1;
  return { prefix: shown.slice(0, end), name: shown.slice(end) };
}
