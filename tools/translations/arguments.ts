/** The options of the command line. */
export type Command =
  | { readonly name: 'report' }
  | { readonly name: 'check' }
  | { readonly name: 'sync'; readonly files: readonly string[]; readonly maySame: boolean }
  | { readonly name: 'diff'; readonly files: readonly string[] }
  | { readonly name: 'next'; readonly locale: string; readonly file?: string; readonly count: number }
  | { readonly name: 'add'; readonly target: string; readonly filled: string };

const usage =
  'npm run translations, or npm run translations -- with check, sync <file…> [--same], diff <file…>, next <locale> [<file> [<number>]], or add <file> <filled-in file>';

/**
 * Parses the words after `npm run translations --`.
 *
 * @throws With the usage when they are not understood.
 */
export function parseCommand(words: readonly string[], locales: readonly string[]): Command {
  const fail = (): never => {
    throw new Error(`"${words.join(' ')}" is not understood. Fix: ${usage}.`);
  };
  const [name = 'report', ...rest] = words;
  const files = rest.filter((word) => word !== '--same');
  const maySame = files.length < rest.length;
  if (files.some((word) => word.startsWith('--')) || (maySame && name !== 'sync')) return fail();
  if ((name === 'report' || name === 'check') && files.length === 0) return { name };
  if (name === 'sync' && files.length > 0) return { name, files, maySame };
  if (name === 'diff' && files.length > 0) return { name, files };
  const [first = '', second, third] = files;
  if (name === 'next' && locales.includes(first) && files.length <= 3) {
    const count = third === undefined ? 20 : Number(third);
    if (!Number.isInteger(count) || count < 1) return fail();
    return { name, locale: first, ...(second !== undefined && { file: second }), count };
  }
  if (name === 'add' && files.length === 2 && second !== undefined)
    return { name, target: first, filled: second };
  return fail();
}
