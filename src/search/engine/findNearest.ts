import { foldText } from '../../../shared/search-format/foldText';
import { editDistance } from './editDistance';
import type { PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';

/** Names that are offered at most. */
const most = 3;

/** Finds the names of the API that are spelled most like a name that does not exist, as a reader types them. */
export function findNearest({ core, names }: PreparedIndex, { name }: ParsedQuery): string[] {
  const asked = foldText(name);
  if (asked.length < 4) return [];
  const limit = Math.min(4, Math.floor(asked.length / 3) + 1);
  const found: { shown: string; distance: number }[] = [];
  for (const [key, [first]] of names) {
    const distance = editDistance(asked, key, limit);
    if (distance > limit || !first) continue;
    const [page = 0] = core.units[first.unit] ?? [];
    const isPython = core.pages[page]?.[1].startsWith('api/') === true;
    found.push({ shown: isPython ? `ti.${first.name}` : first.name, distance });
  }
  found.sort((a, b) => a.distance - b.distance || a.shown.length - b.shown.length);
  return [...new Set(found.map(({ shown }) => shown))].slice(0, most);
}
