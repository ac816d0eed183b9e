import { packageNames } from './inline';
import type { SymbolText } from './describeIn';
import { nearestName } from './nearestName';
import type { Report } from './checkEntry';

/** Takes a description, or any part of one, and its path; gives all of its texts with their paths. Examples are no texts. */
export function listTexts(
  value: unknown,
  path: readonly string[],
): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['example', 'output', 'fence', 'type'].includes(key) && typeof inner === 'string'
      ? []
      : listTexts(inner, [...path, key]),
  );
}

/** Keys whose texts speak of other versions than the page's own. */
const onOtherVersions = ['changes', 'instead', 'names'];

/** Reports names in code that the version of a text does not have: its page would state as a fact what fails there. */
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

/** Takes a description with its path and what any version knows; reports names in code that start at the package and are in none. */
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
