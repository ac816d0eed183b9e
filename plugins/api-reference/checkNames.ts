import { packageNames } from './inline';
import type { SymbolText } from './describeIn';
import { nearestName } from './nearestName';
import type { Report } from './checkEntry';

/** Lists all texts of a description, or of a part of one, with their paths. Examples are not included. */
function listTexts(value: unknown, path: readonly string[]): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['example', 'output', 'fence', 'type'].includes(key) && typeof inner === 'string'
      ? []
      : listTexts(inner, [...path, key]),
  );
}

/** Keys whose texts refer to versions other than the page's own. */
const onOtherVersions = ['changes', 'instead', 'names'];

/** Reports names in code that the version of a text lacks: its page would state as fact what fails in that version. */
export function checkVersionNames(
  description: SymbolText,
  path: readonly string[],
  { folder, isKnown }: { readonly folder: string; readonly isKnown: (name: string) => boolean },
  report: Report,
): void {
  for (const [place, text] of listTexts(description, path)) {
    if (place.some((key) => onOtherVersions.includes(key))) continue;
    for (const name of packageNames(text)) {
      if (isKnown(name)) continue;
      report(
        place,
        `names \`${name}\`, which ${folder} does not have`,
        `give ${folder} its own text under "versions"`,
      );
    }
  }
}

/** Reports names in code that start at the package and exist in no version. */
export function checkNames(
  description: unknown,
  path: readonly string[],
  { isKnown, names }: { readonly isKnown: (name: string) => boolean; readonly names: Iterable<string> },
  report: Report,
): void {
  for (const [place, text] of listTexts(description, path)) {
    for (const name of packageNames(text)) {
      if (isKnown(name)) continue;
      const nearest = nearestName(name, names);
      report(place, `names \`${name}\`, which no version has`, `the nearest name is \`${nearest}\``);
    }
  }
}
