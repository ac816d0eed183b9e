import type { Tree } from '@lezer/common';

/** Names of Taichi that determine lanes. */
export type TaichiWord = 'kernel' | 'func' | 'real_func' | 'static' | 'loop_config';

const words: readonly TaichiWord[] = ['kernel', 'func', 'real_func', 'static', 'loop_config'];
const definers: readonly TaichiWord[] = ['kernel', 'func', 'real_func'];

/** Resolves dotted names in one block. */
export interface TaichiNames {
  /** Resolves a dotted name as written to the Taichi word that it refers to, or null. */
  resolve(dotted: string): TaichiWord | null;
  /** Whether a dotted name could be a compiling decorator that is imported elsewhere. */
  isDoubtful(dotted: string): boolean;
}

function asWord(name: string | undefined): TaichiWord | null {
  return words.find((word) => word === name) ?? null;
}

/** Whether a word compiles the function that it decorates. */
export function compiles(word: TaichiWord | null): boolean {
  return word !== null && definers.includes(word);
}

/** Reads the names that a block's imports bind. `ti` is Taichi even without an import. */
export function readTaichiNames(tree: Tree, source: string): TaichiNames {
  const modules = new Set(['ti', 'taichi']);
  const bare = new Map<string, TaichiWord>();

  const readImport = (statement: string): void => {
    const text = statement
      .replace(/[\\()]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const from = /^from taichi[\w. ]* import (.+)$/.exec(text);
    const list = (from?.[1] ?? /^import (.+)$/.exec(text)?.[1] ?? '').split(',');
    for (const item of list) {
      const [name, alias] = item.trim().split(' as ');
      if (!from) {
        if (name === 'taichi' && alias) modules.add(alias);
      } else if (name === '*') {
        words.forEach((word) => bare.set(word, word));
      } else {
        const word = asWord(name);
        if (word) bare.set(alias ?? word, word);
      }
    }
  };

  tree.iterate({
    enter(node) {
      if (node.name === 'ImportStatement') readImport(source.slice(node.from, node.to));
    },
  });

  return {
    resolve(dotted) {
      const [head = '', ...rest] = dotted.split('.');
      if (rest.length === 0) return bare.get(head) ?? null;
      if (!modules.has(head)) return null;
      const path = rest.join('.');
      return path === 'experimental.real_func' ? 'real_func' : asWord(path);
    },
    isDoubtful: (dotted) => compiles(asWord(dotted)) && !bare.has(dotted),
  };
}
