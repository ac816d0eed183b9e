import type { ImportSpecifier, Program } from 'estree';

const runtime = 'react/jsx-runtime';

/**
 * Recma plugin: calls the functions of the JSX runtime by constants of the page, `const _jsx = …`, in place of the imported names. The bundler
 * records each use of an imported name, hundreds on a page, and writes it as a property of the module.
 */
export const runtimeConstants = () => (tree: Program) => {
  const index = tree.body.findIndex(
    (node) => node.type === 'ImportDeclaration' && node.source.value === runtime,
  );
  const node = tree.body[index];
  if (node?.type !== 'ImportDeclaration') return;
  const specifiers = node.specifiers.filter(
    (specifier): specifier is ImportSpecifier => specifier.type === 'ImportSpecifier',
  );
  const declarations = specifiers.map((specifier) => {
    const { local } = specifier;
    specifier.local = { type: 'Identifier', name: `${local.name}Imported` };
    return { type: 'VariableDeclarator', id: local, init: specifier.local } as const;
  });
  tree.body.splice(index + 1, 0, { type: 'VariableDeclaration', kind: 'const', declarations });
};
