import type { CInventory } from '../../plugins/api-reference/c-schema';

export type Places = ReadonlyMap<string, { file: string; anchor: string }>;

/**
 * Takes the inventories of one version and the page that is written; gives each name its place. Values of an enumeration
 * lead to the enumeration.
 */
export function placesOf(inventories: readonly CInventory[], page: string): Places {
  const places: Map<string, { file: string; anchor: string }> = new Map();
  for (const inventory of inventories) {
    const file = inventory.page === page ? '' : `./${inventory.page}.md`;
    for (const symbol of inventory.symbols) {
      places.set(symbol.name, { file, anchor: symbol.name });
      if ('values' in symbol) {
        for (const value of symbol.values) places.set(value.name, { file, anchor: symbol.name });
      }
    }
  }
  return places;
}

/**
 * Takes a name and gives it in code marks, as a link where it has a place that is not the entry itself.
 * @param shown What stands there instead of the name.
 */
export function linked(name: string, places: Places, self: string, shown: string = name) {
  const place = places.get(name);
  const code = `\`${shown}\``;
  return place && place.anchor !== self ? `[${code}](${place.file}#${place.anchor})` : code;
}

/**
 * Takes Markdown; gives it with every name in code marks linked.
 */
export function withLinks(text: string, places: Places, self: string) {
  return text.replace(/`(\w+)`/g, (_, name) => linked(name, places, self));
}

/**
 * Takes a type such as `const TiMemorySlice *`; gives it in code marks, linked to the type that it is made of.
 */
export function linkedType(type: string, places: Places, self: string) {
  return linked(type.replace(/^const /, '').replace(/[ *]+$/, ''), places, self, type);
}

/**
 * Takes head and rows; gives a table, with bars inside the cells escaped.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/**
 * Takes lines of C; gives a fence.
 */
export function fence(code: string) {
  return `\`\`\`c\n${code}\n\`\`\``;
}

/**
 * A declaration of a parameter or field: `const char *name`, `uint32_t dims[16]`.
 */
export function declaration({ type, name, length }: { type: string; name: string; length?: number }) {
  return `${type}${type.endsWith('*') ? '' : ' '}${name}${length === undefined ? '' : `[${length}]`}`;
}
