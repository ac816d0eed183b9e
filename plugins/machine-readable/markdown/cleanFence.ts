/** Name of the file, the one word after the language that other programs understand. */
const title = /(?:^|\s)(title="(?:\\.|[^"\\])*")/;

const firstLine = /^(`{3,}|~{3,})[ \t]*([^\s`]*)(.*)$/;

/** The first line of a fence without the words that only this site knows: `continue`, `live`, `frames`, marked lines. */
export function cleanFence(line: string): string {
  const [, fence, language = '', words = ''] = firstLine.exec(line) ?? [];
  if (fence === undefined) return line;
  const name = title.exec(words)?.[1];
  return `${fence}${language}${name === undefined ? '' : ` ${name}`}`;
}

/** The words after the language of a fence, as written. */
export const fenceWords = (line: string): string => firstLine.exec(line)?.[3]?.trim() ?? '';
