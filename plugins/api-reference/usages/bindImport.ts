import type { Scope, Value } from './scope';
import type { Target, World } from './world';

type Binder = { readonly scope: Scope; readonly world: World; readonly count: (target: Target) => void };

/**
 * Binds the names that an import statement takes from the package, and counts the names it mentions.
 *
 * @param words Words of the statement.
 */
export function bindImport(words: readonly string[], binder: Binder): void {
  const { scope, world, count } = binder;
  const toValue = (path: string): Value => {
    const target = world.find(path);
    return target || world.isModule(path) ? { kind: 'path', path, target } : null;
  };
  const at = words.indexOf('import');
  const parts = splitAtCommas(words.slice(at + 1).filter((word) => word !== '(' && word !== ')'));
  if (words[0] === 'import') {
    for (const part of parts) {
      const as = part.indexOf('as');
      const path = part.slice(0, as < 0 ? undefined : as).join('');
      // Without `as`, `import taichi.math` binds the package.
      const name = as < 0 ? (part[0] ?? '') : (part[as + 1] ?? '');
      scope.set(name, toValue(as < 0 ? name : path));
    }
    return;
  }
  const module = words.slice(1, at).join('');
  if (!world.isModule(module)) return;
  for (const [name = '', as, alias] of parts) {
    if (name === '*') {
      for (const each of world.namesOf(module)) scope.set(each, toValue(`${module}.${each}`));
      continue;
    }
    const value = toValue(`${module}.${name}`);
    if (value?.kind === 'path' && value.target) count(value.target);
    scope.set(as === 'as' ? (alias ?? name) : name, value);
  }
}

function splitAtCommas(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === ',') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
