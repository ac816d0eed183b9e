/** An inventory of a section of v1.6.0 with the given symbols, for tests. */
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

/** A symbol of an inventory without its qualified name, with changes, for tests. */
export const symbol = <Changes extends object>(name: string, changes?: Changes) => ({
  name,
  access: `ti.${name}`,
  kind: 'class' as const,
  definition: { module: 'taichi.lang', name, file: 'python/taichi/lang/impl.py', line: 7 },
  ...changes,
});
