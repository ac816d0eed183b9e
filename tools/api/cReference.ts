import { entry } from './cEntry';
import { linked, placesOf, table } from './cMarkdown';
import type { CDescriptions, CInventory, CSymbol } from '../../plugins/api-reference/c-schema';
import type { Places } from './cMarkdown';

/** Sections of a page's first header, in reading order. */
const sections = [
  { title: 'Functions', id: 'functions', kinds: ['function'] },
  { title: 'Handles', id: 'handles', kinds: ['handle'] },
  { title: 'Structures and unions', id: 'structures', kinds: ['structure', 'union'] },
  { title: 'Enumerations and bit flags', id: 'enumerations', kinds: ['enum', 'bitFlags'] },
  { title: 'Basic types and constants', id: 'constants', kinds: ['typedef', 'macro'] },
];

/** Titles of what stands beside it, by header. */
const headerTitles = {
  'taichi_cpu.h': 'Processor memory: taichi_cpu.h',
  'taichi_cuda.h': 'CUDA memory and streams: taichi_cuda.h',
};

/**
 * Takes a page, all inventories of its version, those of the release before it (none for the first), and the descriptions
 * of the page; gives the reference in Markdown. Throws when a symbol has no description or a function no group.
 */
export function renderReference(
  page: string,
  inventories: readonly CInventory[],
  earlier: readonly CInventory[],
  descriptions: CDescriptions,
) {
  const inventory = inventories.find((one) => one.page === page);
  if (!inventory) throw new Error(`${page}: no inventory; run tools/api/generate.ts`);
  const context = {
    version: inventory.version,
    places: placesOf(inventories, page),
    badge: badges(inventory, earlier),
    users: (type: string) => usersOf(type, inventories),
  };
  const write = (symbol: CSymbol) => {
    const description = descriptions.symbols[symbol.name];
    if (!description) throw new Error(`${symbol.file}:${symbol.line}: ${symbol.name} has no description`);
    return entry(symbol, description, context);
  };
  const [first, ...others] = inventory.headers;
  const within = (header: string | undefined) =>
    inventory.symbols.filter(({ file }) => file.endsWith(`/${header}`));
  const blocks = sections.flatMap(({ title, id, kinds }) => {
    const symbols = within(first).filter(({ kind }) => kinds.includes(kind));
    if (symbols.length === 0) return [];
    const index = id === 'functions' ? [functionTable(inventory, descriptions, context.places)] : [];
    return [`## ${title} {#${id}}`, ...index, ...symbols.map(write)];
  });
  for (const header of others) {
    blocks.push(`## ${headerTitles[header] ?? header} {#${header.replace('.h', '')}}`);
    const byUse = within(header).sort(
      (a, b) => Number(b.kind === 'function') - Number(a.kind === 'function'),
    );
    blocks.push(...byUse.map(write));
  }
  return blocks.join('\n\n');
}

function functionTable(inventory: CInventory, descriptions: CDescriptions, places: Places) {
  const functions = inventory.symbols.filter(({ kind }) => kind === 'function').map(({ name }) => name);
  const grouped = descriptions.groups.flatMap((group) => group.functions);
  const alone = functions.filter((name) => grouped.filter((other) => other === name).length !== 1);
  if (alone.length > 0) throw new Error(`${inventory.page}: ${alone.join(', ')}: want exactly one group`);
  const rows = descriptions.groups.map(({ title, functions: names }) => [
    title,
    names
      .filter((name) => functions.includes(name))
      .map((name) => linked(name, places))
      .join(', '),
  ]);
  return table(
    ['For', 'Functions'],
    rows.filter(([, names]) => names !== ''),
  );
}

function badges(inventory: CInventory, earlier: readonly CInventory[]) {
  const partsOf = (symbol: CSymbol) =>
    'values' in symbol ? symbol.values : 'fields' in symbol ? symbol.fields : [];
  const before = new Map(earlier.flatMap(({ symbols }) => symbols.map((symbol) => [symbol.name, symbol])));
  const here = new Map(inventory.symbols.map((symbol) => [symbol.name, symbol]));
  const release = inventory.tag.replace(/^v(\d+\.\d+)\..*/, '$1');
  return (name: string, part: string) => {
    const old = before.get(name);
    if (part !== undefined) {
      const isNew = old && !partsOf(old).some((other) => other.name === part);
      return isNew && old.kind !== 'function' ? ` :since[${release}]` : '';
    }
    // Everything is 1.4 or older unless the header says otherwise.
    const since = here.get(name)?.since ?? '1.4.0';
    if (earlier.length > 0 && !old) return ` :since[${release}]`;
    return since === '1.4.0' ? '' : ` :since[${since.replace(/\.0$/, '')}]`;
  };
}

function usersOf(type: string, inventories: readonly CInventory[]) {
  const isOf = (variable: { type: string }) => variable.type.split(/[ *]+/).includes(type);
  return inventories.flatMap(({ symbols }) =>
    symbols
      .filter((symbol) =>
        symbol.kind === 'function'
          ? symbol.signature.parameters.some(isOf) || isOf({ type: symbol.signature.returns })
          : 'fields' in symbol && symbol.fields.some(isOf),
      )
      .map(({ name }) => name),
  );
}
