import { declaration, fence, linked, linkedType, type Places, table, withLinks } from './cMarkdown';
import type { CDescription, CSymbol } from './cSchema';

/** What an entry needs besides its own symbol. */
export type Context = {
  /** Folder of the version in `api/`. */
  version: string;
  places: Places;
  /** Renders the badge of the release that introduced a name or a part of it; empty for what has always existed. */
  badge: (name: string, part?: string) => string;
  /** Names of the functions and structures that use a type. */
  users: (type: string) => string[];
  /** The line about the backends of a function; empty if nothing is proven about it. */
  backends: (symbol: CSymbol) => string;
  /** Names that readers look for together with a function. */
  related: (name: string) => string[];
};

type Described = ReturnType<typeof describedIn>;

/** Resolves a description for one version: overrides applied, removed error rows left out. */
export function describedIn(description: CDescription, version: string) {
  const own = description.versions?.[version] ?? {};
  const errors = Object.entries({ ...description.errors, ...own.errors }).filter(([, when]) => when !== '');
  return {
    text: own.text ?? description.text,
    returns: own.returns ?? description.returns,
    parts: { ...description.parts, ...own.parts },
    errors: errors.sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/**
 * Renders the entry of a symbol.
 * @throws if a parameter, field or value has no description.
 */
export function entry(symbol: CSymbol, description: CDescription, context: Context): string {
  const { name } = symbol;
  const { places, badge } = context;
  const described = describedIn(description, context.version);
  const users = symbol.kind === 'function' ? [] : context.users(flagsOf(symbol));
  const related = symbol.kind === 'function' ? context.related(name) : [];
  const blocks = [
    `### \`${name}\`${badge(name)} {#${name}}`,
    code(symbol),
    withLinks(described.text, places, name),
    ...details(symbol, described, context),
    users.length > 0 ? `Used by ${users.map((user) => linked(user, places, name)).join(', ')}.` : '',
    related.length > 0 ? `See also ${related.map((other) => linked(other, places, name)).join(', ')}.` : '',
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** The type of the variables that hold a value of the symbol: bit flags have a separate one. */
const flagsOf = (symbol: CSymbol): string => (symbol.kind === 'bitFlags' ? symbol.flags : symbol.name);

function details(symbol: CSymbol, described: Described, context: Context): string[] {
  switch (symbol.kind) {
    case 'function':
      return functionDetails(symbol, described, context);
    case 'structure':
    case 'union':
      return [variables(symbol, symbol.kind === 'union' ? 'Member' : 'Field', described, context)];
    case 'enum':
    case 'bitFlags': {
      const rows = symbol.values.map((value) => [
        `\`${value.name}\`${context.badge(symbol.name, value.name)}`,
        `\`${value.source ?? value.value}\``,
        meaning(symbol, value.name, described, context),
      ]);
      return [table(['Name', 'Value', 'Meaning'], rows)];
    }
    case 'macro':
    case 'typedef':
    case 'handle':
      return [];
  }
}

function functionDetails(
  symbol: Extract<CSymbol, { kind: 'function' }>,
  described: Described,
  context: Context,
): string[] {
  const { name } = symbol;
  const { places } = context;
  const errors = described.errors.map(([error, when]) => [
    linked(error, places, name),
    withLinks(when, places, name),
  ]);
  return [
    symbol.signature.parameters.length > 0 ? variables(symbol, 'Parameter', described, context) : '',
    described.returns ? `**Returns.** ${withLinks(described.returns, places, name)}` : '',
    symbol.deviceCommand
      ? 'A device command: the call queues it, and it runs in the order of the calls after a flush or a wait.'
      : '',
    context.backends(symbol),
    errors.length > 0 ? table(['Error', 'When'], errors) : '',
  ];
}

function variables(
  symbol: Extract<CSymbol, { kind: 'function' | 'structure' | 'union' }>,
  column: string,
  described: Described,
  context: Context,
): string {
  const { name } = symbol;
  const list = symbol.kind === 'function' ? symbol.signature.parameters : symbol.fields;
  const rows = list.map((variable) => {
    const { type, length } = variable;
    const link = length === undefined ? linkedType(type, context.places, name) : `\`${type}[${length}]\``;
    const label = `\`${variable.name}\`${context.badge(name, variable.name)}`;
    return [label, link, meaning(symbol, variable.name, described, context)];
  });
  return table([column, 'Type', 'Meaning'], rows);
}

function meaning({ name }: CSymbol, part: string, { parts }: Described, { places, version }: Context) {
  const text = parts[part];
  if (!text) throw new Error(`${name}: ${part} has no description in ${version}. Fix: write one.`);
  return withLinks(text, places, name);
}

/** The declaration, unless a table below it says the same. */
function code(symbol: CSymbol): string {
  switch (symbol.kind) {
    case 'macro':
      return fence(`#define ${symbol.name} ${symbol.value}`);
    case 'typedef':
      return fence(`typedef ${symbol.type} ${symbol.name};`);
    case 'function': {
      const { returns, parameters } = symbol.signature;
      const head = declaration({ type: returns, name: symbol.name });
      const list = parameters.map(declaration);
      const short = `${head}(${list.join(', ')});`;
      return fence(short.length <= 76 ? short : `${head}(\n    ${list.join(',\n    ')});`);
    }
    case 'structure':
    case 'union':
    case 'handle':
    case 'enum':
    case 'bitFlags':
      return '';
  }
}
