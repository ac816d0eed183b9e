import { backendLine, type CProofs } from './cBackends';
import { type Context, entry } from './cEntry';
import { linked, type Places, placesOf, table } from './cMarkdown';
import type { CDescriptions, CInventory, CSymbol } from './cSchema';

/** Sections of a page's main header, in reading order. */
const sections: readonly { title: string; id: string; kinds: readonly CSymbol['kind'][] }[] = [
  { title: 'Functions', id: 'functions', kinds: ['function'] },
  { title: 'Handles', id: 'handles', kinds: ['handle'] },
  { title: 'Structures and unions', id: 'structures', kinds: ['structure', 'union'] },
  { title: 'Enumerations and bit flags', id: 'enumerations', kinds: ['enum', 'bitFlags'] },
  { title: 'Basic types and constants', id: 'constants', kinds: ['typedef', 'macro'] },
];

/** What the headers are about that share a page with its main one. */
const headerTopics = new Map([
  ['taichi_cpu.h', 'Processor memory'],
  ['taichi_cuda.h', 'CUDA memory'],
]);

/**
 * Renders the reference of a page as Markdown.
 * @param inventories All inventories of the version.
 * @param earlier Those of the release before it; empty for the first one.
 * @param findings What is known beyond the headers: proofs by release, and families of names that belong together.
 * @throws if a symbol has no description, or a function is not in exactly one group.
 */
export function renderReference(
  page: string,
  inventories: readonly CInventory[],
  earlier: readonly CInventory[],
  descriptions: CDescriptions,
  { proofs, families }: { proofs: CProofs; families: readonly (readonly string[])[] },
): string {
  const inventory = inventories.find((one) => one.page === page);
  if (!inventory) throw new Error(`${page}: no C inventory in api/. Fix: run npm run generate:api.`);
  const places = placesOf(inventories, page);
  const context: Context = {
    version: inventory.version,
    places,
    badge: badges(inventory, earlier),
    users: (type) => usersOf(type, inventories),
    backends: (symbol) => backendLine(symbol, proofs.releases[inventory.tag.replace('v', '')], places),
    related: (name) => relatedTo(name, families).filter((other) => places.has(other)),
  };
  const write = (symbol: CSymbol) => {
    const description = descriptions.symbols[symbol.name];
    if (!description)
      throw new Error(
        `${symbol.file}:${symbol.line}: ${symbol.name} has no description. Fix: add it to api/descriptions/c/${page}.json.`,
      );
    return entry(symbol, description, context);
  };
  const [main, ...others] = inventory.headers;
  const within = (header: string | undefined) =>
    inventory.symbols.filter(({ file }) => file.endsWith(`/${header}`));
  const blocks = sections.flatMap(({ title, id, kinds }) => {
    const symbols = within(main).filter(({ kind }) => kinds.includes(kind));
    if (symbols.length === 0) return [];
    const index = id === 'functions' ? [functionTable(inventory, descriptions, context.places)] : [];
    return [`## ${title} {#${id}}`, ...index, ...symbols.map(write)];
  });
  for (const header of others) {
    const functionsFirst = within(header).sort(
      (a, b) => Number(b.kind === 'function') - Number(a.kind === 'function'),
    );
    blocks.push(`## ${headerTitle(header, functionsFirst)} {#${header.replace('.h', '')}}`);
    blocks.push(...functionsFirst.map(write));
  }
  return blocks.join('\n\n');
}

function headerTitle(header: string, symbols: readonly CSymbol[]): string {
  const topic = headerTopics.get(header);
  if (topic === undefined) return header;
  const hasStreams = symbols.some(({ name }) => name.endsWith('_stream'));
  return `${topic}${hasStreams ? ' and streams' : ''}: ${header}`;
}

function functionTable(inventory: CInventory, descriptions: CDescriptions, places: Places): string {
  const functions = inventory.symbols.filter(({ kind }) => kind === 'function').map(({ name }) => name);
  const grouped = descriptions.groups.flatMap((group) => group.functions);
  const wrong = functions.filter((name) => grouped.filter((other) => other === name).length !== 1);
  if (wrong.length > 0)
    throw new Error(
      `api/descriptions/c/${inventory.page}.json: ${wrong.join(', ')} must be in exactly one group. Fix: correct "groups".`,
    );
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

function badges(inventory: CInventory, earlier: readonly CInventory[]): Context['badge'] {
  const partsOf = (symbol: CSymbol) =>
    'values' in symbol ? symbol.values : 'fields' in symbol ? symbol.fields : [];
  const before = new Map(earlier.flatMap(({ symbols }) => symbols.map((symbol) => [symbol.name, symbol])));
  const here = new Map(inventory.symbols.map((symbol) => [symbol.name, symbol]));
  const release = inventory.tag.replace(/^v(\d+\.\d+)\..*/, '$1');
  return (name, part) => {
    const old = before.get(name);
    if (part !== undefined) {
      const isNew = old && !partsOf(old).some((other) => other.name === part);
      return isNew && old.kind !== 'function' ? ` :since[${release}]` : '';
    }
    // Everything dates from 1.4 or earlier unless the header says otherwise.
    const since = here.get(name)?.since ?? '1.4.0';
    if (earlier.length > 0 && !old) return ` :since[${release}]`;
    return since === '1.4.0' ? '' : ` :since[${since.replace(/\.0$/, '')}]`;
  };
}

function usersOf(type: string, inventories: readonly CInventory[]): string[] {
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

/** Lists the other names of all families of a name, each once. */
function relatedTo(name: string, families: readonly (readonly string[])[]): string[] {
  const all = families.filter((family) => family.includes(name)).flat();
  return [...new Set(all)].filter((other) => other !== name);
}
