import type { CInventory } from './cSchema';

/** Where the entry of each name is. */
export type Places = ReadonlyMap<string, { file: string; anchor: string }>;

/**
 * Locates the entry of every name, as seen from `page`. Enumeration values have no entry of their own and resolve to
 * their enumeration.
 * @param inventories All inventories of one version.
 */
export function placesOf(inventories: readonly CInventory[], page: string): Places {
  const places = new Map<string, { file: string; anchor: string }>();
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
 * Formats a name as inline code, linked to its entry unless that is the current one.
 * @param self Name of the current entry, if any.
 * @param shown Text to display instead of the name.
 */
export function linked(name: string, places: Places, self?: string, shown: string = name): string {
  const place = places.get(name);
  const code = `\`${shown}\``;
  return place && place.anchor !== self ? `[${code}](${place.file}#${place.anchor})` : code;
}

/** Links every known name that the Markdown text has in inline code. */
export function withLinks(text: string, places: Places, self?: string): string {
  return text.replace(/`(\w+)`/g, (_match, name: string) => linked(name, places, self));
}

/** Formats a type such as `const TiMemorySlice *` as inline code, linked to the entry of its base type. */
export function linkedType(type: string, places: Places, self?: string): string {
  return linked(type.replace(/^const /, '').replace(/[ *]+$/, ''), places, self, type);
}

/** Renders a table, with vertical bars escaped in the cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Wraps C code in a fence. */
export function fence(code: string): string {
  return `\`\`\`c\n${code}\n\`\`\``;
}

/** Formats the declaration of a parameter or field: `const char *name`, `uint32_t dims[16]`. */
export function declaration({ type, name, length }: { type: string; name: string; length?: number }): string {
  return `${type}${type.endsWith('*') ? '' : ' '}${name}${length === undefined ? '' : `[${length}]`}`;
}
