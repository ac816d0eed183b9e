// @ts-check
/** @typedef {import('../../plugins/api-reference/c-schema').CInventory} CInventory */

/**
 * Where a name leads: `''` on the page itself, a file name on the other page; and the anchor there.
 * @typedef {ReadonlyMap<string, { file: string, anchor: string }>} Places
 */

/**
 * Takes the inventories of one version and the page that is written; gives each name its place. Values of an enumeration
 * lead to the enumeration.
 * @param {readonly CInventory[]} inventories
 * @param {string} page
 * @returns {Places}
 */
export function placesOf(inventories, page) {
  /** @type {Map<string, { file: string, anchor: string }>} */
  const places = new Map();
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
 * @param {string} name
 * @param {Places} places
 * @param {string} [self]
 * @param {string} [shown] What stands there instead of the name.
 */
export function linked(name, places, self, shown = name) {
  const place = places.get(name);
  const code = `\`${shown}\``;
  return place && place.anchor !== self ? `[${code}](${place.file}#${place.anchor})` : code;
}

/**
 * Takes Markdown; gives it with every name in code marks linked.
 * @param {string} text
 * @param {Places} places
 * @param {string} [self]
 */
export function withLinks(text, places, self) {
  return text.replace(/`(\w+)`/g, (_, name) => linked(name, places, self));
}

/**
 * Takes a type such as `const TiMemorySlice *`; gives it in code marks, linked to the type that it is made of.
 * @param {string} type
 * @param {Places} places
 * @param {string} [self]
 */
export function linkedType(type, places, self) {
  return linked(type.replace(/^const /, '').replace(/[ *]+$/, ''), places, self, type);
}

/**
 * Takes head and rows; gives a table, with bars inside the cells escaped.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/**
 * Takes lines of C; gives a fence.
 * @param {string} code
 */
export function fence(code) {
  return `\`\`\`c\n${code}\n\`\`\``;
}

/**
 * A declaration of a parameter or field: `const char *name`, `uint32_t dims[16]`.
 * @param {{ type: string, name: string, length?: number }} variable
 */
export function declaration({ type, name, length }) {
  return `${type}${type.endsWith('*') ? '' : ' '}${name}${length === undefined ? '' : `[${length}]`}`;
}
