import { parse } from 'postcss';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const reads = /var\((--[\w-]+)/g;

/** The short name number `index`: a to z, then aa, ab and so on. */
const shortName = (index: number): string =>
  index < letters.length
    ? (letters[index] ?? '')
    : shortName(Math.floor(index / letters.length) - 1) + (letters[index % letters.length] ?? '');

/** Takes HTML or CSS; gives the custom properties that it reads. */
export const propertiesIn = (text: string): string[] =>
  [...text.matchAll(reads)].map(([, name = '']) => name);

/**
 * Takes a style sheet and the custom properties whose names others know; gives the sheet with short names for all others,
 * the shortest for those that come most often. The sheet has to hold every place of the page that names them.
 */
export function shortenProperties(css: string, kept: ReadonlySet<string>): string {
  const sheet = parse(css);
  const counts = new Map<string, number>();
  sheet.walkDecls(({ prop, value }) => {
    const names = [...(prop.startsWith('--') ? [prop] : []), ...propertiesIn(value)];
    for (const name of names) if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const taken = new Set([...kept]);
  const free = function* (): Generator<string, never> {
    for (let index = 0; ; index += 1) if (!taken.has(`--${shortName(index)}`)) yield `--${shortName(index)}`;
  };
  const names = free();
  const byUse = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const short = new Map(byUse.map((name) => [name, names.next().value]));
  sheet.walkDecls((declaration) => {
    declaration.prop = short.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(
      reads,
      (_all, name: string) => `var(${short.get(name) ?? name}`,
    );
  });
  return sheet.toString();
}
