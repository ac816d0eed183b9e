import { declaration, fence, linked, linkedType, table, withLinks } from './cMarkdown';
import type { CDescription, CSymbol } from '../../plugins/api-reference/c-schema';
import type { Places } from './cMarkdown';

/**
 * What an entry needs beside its symbol: where names lead, which release brought a name (or none), who uses a type.
 */
export type Context = {
  version: string;
  places: Places;
  badge: (name: string, part?: string) => string;
  users: (type: string) => string[];
};

/**
 * Takes a description and a version; gives what holds for that version, without rows that it takes away.
 */
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
 * Takes a symbol, its description and the context; gives its entry. Throws when a part has no description.
 */
export function entry(symbol: CSymbol, description: CDescription, context: Context) {
  const { name } = symbol;
  const { places, badge, version } = context;
  const { text, returns, parts, errors } = describedIn(description, version);
  const meaning = (part: string) => {
    const found = parts[part];
    if (!found) throw new Error(`${name}: ${part} has no description in ${version}; write one`);
    return withLinks(found, places, name);
  };
  const variables = (column: string, variables: readonly { name: string; type: string; length?: number }[]) =>
    table(
      [column, 'Type', 'Meaning'],
      variables.map((variable) => {
        const type = variable.length === undefined ? variable.type : `${variable.type}[${variable.length}]`;
        const link = variable.length === undefined ? linkedType(type, places, name) : linked(type, new Map());
        return [`\`${variable.name}\`${badge(name, variable.name)}`, link, meaning(variable.name)];
      }),
    );

  const blocks = [`### \`${name}\`${badge(name)} {#${name}}`, code(symbol), withLinks(text, places, name)];
  if (symbol.kind === 'function') {
    if (symbol.signature.parameters.length > 0) {
      blocks.push(variables('Parameter', symbol.signature.parameters));
    }
    if (returns) blocks.push(`**Returns.** ${withLinks(returns, places, name)}`);
    if (symbol.deviceCommand) {
      blocks.push(
        'A device command: the call queues it, and it runs in the order of the calls after a flush or a wait.',
      );
    }
    if (errors.length > 0) {
      blocks.push(
        table(
          ['Error', 'When'],
          errors.map(([error, when]) => [linked(error, places, name), withLinks(when, places, name)]),
        ),
      );
    }
  } else if ('fields' in symbol) {
    blocks.push(variables(symbol.kind === 'union' ? 'Member' : 'Field', symbol.fields));
  } else if ('values' in symbol) {
    const rows = symbol.values.map((value) => [
      `\`${value.name}\`${badge(name, value.name)}`,
      `\`${value.source ?? value.value}\``,
      meaning(value.name),
    ]);
    blocks.push(table(['Name', 'Value', 'Meaning'], rows));
  }
  const users = context.users(symbol.kind === 'bitFlags' ? symbol.flags : name);
  if (symbol.kind !== 'function' && users.length > 0) {
    blocks.push(`Used by ${users.map((user) => linked(user, places, name)).join(', ')}.`);
  }
  return blocks.filter((block) => block !== '').join('\n\n');
}

/**
 * The declaration, where a table does not say it already.
 */
function code(symbol: CSymbol) {
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
