/** Reasons not to run a block; a closed list. */
export const skipReasons = [
  'cuda',
  'other-gpu',
  'network',
  'torch',
  'package',
  'long',
  'pseudo-code',
] as const;

/** Packages that a block can need; a closed list, under their names on PyPI. */
const extraPackages = ['jax', 'meshtaichi-patcher', 'numba', 'pandas', 'pytest', 'warp-lang'] as const;

/** What the runner does with a block. */
export type FenceKind = 'run' | 'continue' | 'raises' | 'compile' | 'skip';

/** The words after the language of a code fence. */
export interface Fence {
  /** File name, shown in the title bar. */
  readonly title?: string;
  /** Highlighted lines, counted from 1, ascending. */
  readonly marked: readonly number[];
  /** What the runner does; absent where no runner exists for the language. */
  readonly kind?: FenceKind;
  /** The block continues the previous one, in the same process. */
  readonly continues: boolean;
  /** Text that the last line of the error must contain. */
  readonly raises?: string;
  /** Why the block is not run. */
  readonly skip?: (typeof skipReasons)[number];
  /** The block needs the Vulkan backend. */
  readonly vulkan: boolean;
  /** The block needs PyTorch. */
  readonly torch: boolean;
  /** Packages that the block needs beside Taichi's own. */
  readonly needs?: readonly string[];
  /** Number of frames after which its windows close. */
  readonly frames?: number;
  /** Name of the live example that the block completes. */
  readonly live?: string;
}

/** An error in the words of a fence; the caller adds file and line. */
export class FenceError extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${problem}. Fix: ${fix}`);
  }
}

/** Allowed words by language; blocks of other languages may only have a title. */
const wordsByLanguage: Readonly<Record<string, readonly string[]>> = {
  python: ['title', 'continue', 'raises', 'vulkan', 'torch', 'needs', 'frames', 'live', 'skip'],
  cpp: ['title', 'compile', 'skip'],
  cmake: ['title', 'skip'],
};

const wordsOf = (language: string): readonly string[] => wordsByLanguage[language] ?? ['title'];

const flags = ['continue', 'vulkan', 'torch', 'compile'];

function knownWords(language: string): string {
  const forms: Record<string, string> = {
    title: 'title="file.py"',
    raises: 'raises="Error: text"',
    needs: `needs="${extraPackages.join(',')}"`,
    frames: 'frames=30',
    live: 'live="name"',
    skip: `skip=${skipReasons.map((reason) => `"${reason}"`).join('|')}`,
  };
  return [...wordsOf(language).map((word) => forms[word] ?? word), '{1,3-5}'].join(', ');
}

function parseMarked(text: string): number[] {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!match || from < 1 || to < from) {
      throw new FenceError(
        `"{${text}}" is not a list of lines`,
        'write line numbers and ranges, as in {1,3-5}',
      );
    }
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

function readWords(language: string, meta: string): { words: Map<string, string>; marked: number[] } {
  const words = new Map<string, string>();
  let marked: number[] = [];
  let rest = meta.trim();
  while (rest !== '') {
    const lines = /^\{([^}]*)\}\s*/.exec(rest);
    const word = /^([\w-]+)(?:=(?:"((?:\\.|[^"\\])*)"|'([^']*)'|([\w.-]+)))?(?=\s|\{|$)\s*/.exec(rest);
    const name = word?.[1] ?? rest.split(/\s/)[0] ?? rest;
    if (lines) marked = parseMarked(lines[1] ?? '');
    else if (!word || !wordsOf(language).includes(name)) {
      throw new FenceError(
        `"${name}" means nothing on a ${language} block`,
        `known are ${knownWords(language)}`,
      );
    } else if (words.has(name)) throw new FenceError(`"${name}" appears twice`, 'keep one of them');
    else {
      const value = word[2]?.replace(/\\(["\\])/g, '$1') ?? word[3] ?? word[4];
      if (flags.includes(name) !== (value === undefined) || value === '') {
        const fix = flags.includes(name) ? `write ${name} alone` : `known are ${knownWords(language)}`;
        throw new FenceError(
          `"${name}" ${value === undefined ? 'needs a' : 'has the wrong kind of'} value`,
          fix,
        );
      }
      words.set(name, value ?? '');
    }
    rest = rest.slice((lines ?? word)?.[0].length);
  }
  return { words, marked };
}

function parseNeeds(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !extraPackages.some((known) => known === name));
  if (unknown !== undefined) {
    throw new FenceError(
      `needs="${text}" names "${unknown}", which our tests do not install`,
      `use ${extraPackages.join(', ')}, or add the package to tools/examples/environment/extras.ts`,
    );
  }
  return names;
}

function kindOf(language: string, words: ReadonlyMap<string, string>): FenceKind | undefined {
  if (!wordsOf(language).includes('skip')) return undefined;
  const kinds = ['skip', 'raises', 'continue', 'compile'] as const;
  return kinds.find((kind) => words.has(kind)) ?? 'run';
}

/**
 * Parses the language and the words after it.
 *
 * @param meta As written (`\"` is a quote).
 * @throws {FenceError}
 */
export function parseFence(language: string, meta: string): Fence {
  const { words, marked } = readWords(language, meta);
  const skip = words.has('skip') ? skipReasons.find((reason) => reason === words.get('skip')) : undefined;
  if (words.has('skip') && !skip) {
    throw new FenceError(
      `"${words.get('skip')}" is not a reason to skip`,
      `use one of ${skipReasons.join(', ')}`,
    );
  }
  const frames = words.get('frames');
  if (frames !== undefined && !/^[1-9]\d*$/.test(frames)) {
    throw new FenceError(
      `frames="${frames}" is not a number of frames`,
      'write a whole number, as in frames=30',
    );
  }
  const live = words.get('live');
  if (live !== undefined && !/^[a-z][a-z0-9-]*$/.test(live)) {
    throw new FenceError(
      `live="${live}" is not a name`,
      'use lower-case letters, digits and hyphens, as in live="ripple"',
    );
  }
  const needs = words.get('needs');
  if (needs !== undefined && words.has('torch')) {
    throw new FenceError('"torch" and "needs" ask for two environments', 'keep one of them');
  }
  const kind = kindOf(language, words);
  return {
    marked,
    continues: words.has('continue'),
    vulkan: words.has('vulkan'),
    torch: words.has('torch'),
    ...(words.has('title') && { title: words.get('title') }),
    ...(words.has('raises') && { raises: words.get('raises') }),
    ...(kind && { kind }),
    ...(skip && { skip }),
    ...(needs !== undefined && { needs: parseNeeds(needs) }),
    ...(frames && { frames: Number(frames) }),
    ...(live && { live }),
  };
}
