import { createContext, type Context } from './context';
import { parseInventory } from './load';
import { joinFiles, parseDescriptions, type Descriptions } from './loadDescriptions';
import { locateKey } from './locateKey';
import { buildReferences, type Reference } from './reference';
import { unchanged, type Translator } from './translations/translator';

/** Builds an inventory of a section of v1.6.0 with the given symbols, for tests. */
export const inventory = (section: string, symbols: readonly { name: string }[]) => {
  const module = section.replaceAll('/', '.');
  return {
    schema: 1 as const,
    version: 'v1.6.0',
    tag: 'v1.6.0',
    section,
    module,
    symbols: symbols.map((entry) => ({ qualifiedName: `${module}.${entry.name}`, ...entry })),
  };
};

/** Builds a symbol of an inventory without its qualified name, with changes, for tests. */
export const symbol = <Changes extends object>(name: string, changes?: Changes) => ({
  name,
  access: `ti.${name}`,
  kind: 'class' as const,
  definition: { module: 'taichi.lang', name, file: 'python/taichi/lang/impl.py', line: 7 },
  ...changes,
});

type Sections = Readonly<Record<string, readonly { name: string }[]>>;

/** Builds three small versions, oldest first: `v1.5.0`, `v1.6.0` and `master`, each given by its sections and their symbols. */
export const versionsOf = (old: Sections, last: Sections, develop: Sections = last): Reference[] =>
  buildReferences([
    { version: { name: 'v1.5.0', label: 'v1.5.0', path: 'v1.5.0' }, inventories: inventoriesOf(old) },
    { version: { name: 'v1.6.0', label: 'v1.6.0', path: '' }, inventories: inventoriesOf(last) },
    { version: { name: 'current', label: 'develop', path: 'master' }, inventories: inventoriesOf(develop) },
  ]);

const inventoriesOf = (sections: Sections) =>
  Object.entries(sections).map(([section, symbols]) =>
    parseInventory(JSON.stringify(inventory(section, symbols)), `api/${section}.json`),
  );

/** Parses descriptions from the text of one file, for tests. */
export const describedBy = (text: string, sections: Readonly<Record<string, string>> = {}): Descriptions => {
  const file = {
    file: 'api/descriptions/python/some.yaml',
    text,
    symbols: parseDescriptions(text, 'some.yaml'),
  };
  return {
    files: [file],
    ...joinFiles([file]),
    sections,
    families: [],
    locate: (path) => `${file.file}:${locateKey(text, path)}`,
  };
};

/** Builds the page context of one of the versions, for tests. */
export const contextOf = (
  history: readonly Reference[],
  reference: Reference | undefined,
  descriptions = describedBy(''),
  translate: Translator = unchanged,
): Context => {
  if (!reference) throw new Error('fixtures: no such version');
  const sources = {
    reference,
    history,
    place: { routeBasePath: 'api', baseUrl: '/' },
    repositoryUrl: 'https://example.com/taichi',
    descriptions,
    translate,
    toExample: ({ example }: { example?: string | null }) =>
      example ? { lines: [], code: example } : undefined,
    findProven: () => ({}),
  };
  return createContext(sources, []);
};
