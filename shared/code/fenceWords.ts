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
export const extraPackages = ['jax', 'meshtaichi-patcher', 'numba', 'pandas', 'pytest', 'warp-lang'] as const;

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
  python: ['title', 'continue', 'raises', 'vulkan', 'torch', 'needs', 'frames', 'chaotic', 'live', 'skip'],
  cpp: ['title', 'compile', 'skip'],
  cmake: ['title', 'skip'],
};

/** Lists the words that blocks of a language may have. */
export const wordsOf = (language: string): readonly string[] => wordsByLanguage[language] ?? ['title'];

const flags = ['continue', 'vulkan', 'torch', 'chaotic', 'compile'];

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

/** A word with its value in quotes of either kind, bare, or absent. */
const wordForm = /^([\w-]+)(?:=(?:"((?:\\.|[^"\\])*)"|'([^']*)'|([\w.-]+)))?(?=\s|\{|$)\s*/;
const markedForm = /^\{([^}]*)\}\s*/;

function checkWord(language: string, name: string, value: string | undefined): void {
  const isFlag = flags.includes(name);
  if (isFlag === (value === undefined) && value !== '') return;
  throw new FenceError(
    `"${name}" ${value === undefined ? 'needs a' : 'has the wrong kind of'} value`,
    isFlag ? `write ${name} alone` : `known are ${knownWords(language)}`,
  );
}

/**
 * Reads the words after the language of a fence, and the highlighted lines.
 *
 * @param meta As written (`\"` is a quote).
 * @returns The value of each word, empty for a word without one.
 * @throws {FenceError} On a word that the language does not have, or a value of the wrong kind.
 */
export function readFenceWords(
  language: string,
  meta: string,
): { readonly words: ReadonlyMap<string, string>; readonly marked: readonly number[] } {
  const words = new Map<string, string>();
  let marked: number[] = [];
  let rest = meta.trim();
  while (rest !== '') {
    const lines = markedForm.exec(rest);
    const word = wordForm.exec(rest);
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
      checkWord(language, name, value);
      words.set(name, value ?? '');
    }
    rest = rest.slice((lines ?? word)?.[0].length);
  }
  return { words, marked };
}
