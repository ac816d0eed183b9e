import type { Reference } from './reference';

/** Takes a version and a public name of it; gives the name as the heading of its entry shows it: `ti.field`, and the whole path where `ti.` does not lead there. */
export function showName(reference: Reference, name: string): string {
  const { prefix, name: last } = splitName(reference, name);
  return `${prefix}${last}`;
}

/** The same in two parts: what stands before the last dot, with it, and the name. */
export function splitName({ names }: Reference, qualifiedName: string): { prefix: string; name: string } {
  const access = names.get(qualifiedName)?.symbol.access ?? '';
  const shown = access.startsWith('ti.') ? access : qualifiedName;
  const end = shown.lastIndexOf('.') + 1;
  return { prefix: shown.slice(0, end), name: shown.slice(end) };
}
