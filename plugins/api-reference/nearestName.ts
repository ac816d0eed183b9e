import { editDistance } from '../../shared/text/editDistance';

/** Takes a name such as `ti.feild` or `taichi.feild` and qualified names; gives the one that is spelled most like it, in the same form. */
export function nearestName(written: string, names: Iterable<string>): string {
  const isShort = written.startsWith('ti.');
  const wanted = isShort ? written.replace(/^ti\./, 'taichi.') : written;
  const best = [...names]
    .map((name) => ({ name, distance: editDistance(wanted, name) }))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))[0];
  return isShort ? (best?.name ?? '').replace(/^taichi\./, 'ti.') : (best?.name ?? '');
}
