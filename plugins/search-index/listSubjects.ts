import { foldText } from '../../shared/search-format/foldText';
import type { SubjectRow } from '../../shared/search-format/searchCore';
import type { CollectedPage } from './collectPages';

/** Names of a subject by the place that explains it: a path without version, perhaps with an anchor. */
export type Subjects = Readonly<Record<string, readonly string[]>>;

/** Lists the names of subjects with the units of all versions that explain them. */
export function listSubjects(pages: readonly CollectedPage[], subjects: Subjects): SubjectRow[] {
  const unitsAt = new Map<string, number[]>();
  pages
    .flatMap(({ place, units }) => units.map(({ id }) => (id === '' ? place.path : `${place.path}#${id}`)))
    .forEach((place, unit) => unitsAt.set(place, [...(unitsAt.get(place) ?? []), unit]));
  const found = new Map<string, number[]>();
  for (const [place, names] of Object.entries(subjects)) {
    for (const name of names.map(foldText)) {
      found.set(name, [...(found.get(name) ?? []), ...(unitsAt.get(place) ?? [])]);
    }
  }
  return [...found]
    .filter(([, units]) => units.length > 0)
    .map(([name, units]): SubjectRow => [name, [...units].sort((a, b) => a - b)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
