import { extraPackages, FenceError, readFenceWords, skipReasons, wordsOf } from './fenceWords';

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
  /** What it draws depends on rounding and may differ between machines. */
  readonly chaotic: boolean;
  /** Name of the live example that the block completes. */
  readonly live?: string;
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
  const { words, marked } = readFenceWords(language, meta);
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
  if (words.has('chaotic') && frames === undefined) {
    throw new FenceError('"chaotic" is about what a window shows', 'add frames=30, or remove it');
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
    chaotic: words.has('chaotic'),
    ...(words.has('title') && { title: words.get('title') }),
    ...(words.has('raises') && { raises: words.get('raises') }),
    ...(kind && { kind }),
    ...(skip && { skip }),
    ...(needs !== undefined && { needs: parseNeeds(needs) }),
    ...(frames && { frames: Number(frames) }),
    ...(live && { live }),
  };
}
