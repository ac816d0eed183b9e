import { closest } from '../../shared/text/closest';

/** Finds the qualified name with the most similar spelling. A name written as `ti.…` is returned in that form. */
export function nearestName(written: string, names: Iterable<string>): string {
  const isShort = written.startsWith('ti.');
  const nearest = closest(isShort ? written.replace(/^ti\./, 'taichi.') : written, names) ?? '';
  return isShort ? nearest.replace(/^taichi\./, 'ti.') : nearest;
}
