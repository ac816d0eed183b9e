import { deflateSync } from 'node:zlib';
import type { NameFinder } from './findName';
import type { Reference } from './reference';
import type { InventorySymbol } from './schema';

type Member = NonNullable<InventorySymbol['members']>[number];

/** A name in the format of Sphinx. */
export type InventoryEntry = {
  readonly name: string;
  /** Role of Sphinx's Python domain, e.g. `function`. */
  readonly role: string;
  /** Address relative to the version's root page. */
  readonly uri: string;
};

const roles: Record<InventorySymbol['kind'] | Member['kind'], string> = {
  function: 'function',
  decorator: 'function',
  class: 'class',
  enum: 'class',
  exception: 'exception',
  data: 'data',
  module: 'module',
  method: 'method',
  classMethod: 'method',
  staticMethod: 'method',
  property: 'property',
  attribute: 'attribute',
  value: 'attribute',
};

/** Lists sections, public names and members, sorted; each links to its full entry. */
export function listInventoryEntries({
  reference,
  findName,
  rootPath,
}: {
  readonly reference: Reference;
  readonly findName: NameFinder;
  readonly rootPath: string;
}): InventoryEntry[] {
  const entries = new Map<string, InventoryEntry>();
  const add = (name: string, role: string, href: string | undefined) => {
    if (href !== undefined) entries.set(name, { name, role, uri: href.slice(rootPath.length) });
  };
  const addMembers = (owner: string, members: readonly Member[]) => {
    for (const { name, kind, members: inner = [] } of members) {
      add(`${owner}.${name}`, roles[kind], findName(`${owner}.${name}`)?.href);
      addMembers(`${owner}.${name}`, inner);
    }
  };
  for (const { module, section } of reference.inventories) add(module, 'module', `${rootPath}${section}/`);
  for (const [name, { symbol }] of reference.names) {
    add(name, roles[symbol.kind], findName(name)?.href);
    addMembers(name, symbol.members ?? []);
  }
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Encodes sorted entries as a Sphinx inventory of version 2. */
export function writeObjectsInventory(entries: readonly InventoryEntry[], release: string): Buffer {
  const header = [
    '# Sphinx inventory version 2',
    '# Project: Taichi Lang',
    `# Version: ${release}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  const lines = entries.map(({ name, role, uri }) => {
    // A dollar sign is the placeholder for the name.
    const short = uri.endsWith(name) ? `${uri.slice(0, -name.length)}$` : uri;
    return `${name} py:${role} 1 ${short} -\n`;
  });
  return Buffer.concat([Buffer.from(header), deflateSync(Buffer.from(lines.join('')), { level: 9 })]);
}
