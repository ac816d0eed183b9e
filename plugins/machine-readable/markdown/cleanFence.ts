/** What other programs understand, too: the name of the file, and the lines that the text calls highlighted. */
const kept = [/(?:^|\s)(title="(?:\\.|[^"\\])*")/, /(?:^|\s)(\{[\d,\s-]+\})/];

const firstLine = /^(`{3,}|~{3,})[ \t]*([^\s`]*)(.*)$/;

/** The first line of a fence without the words that only this site uses: `continue`, `live`, `frames`. */
export function cleanFence(line: string): string {
  const [, fence, language = '', words = ''] = firstLine.exec(line) ?? [];
  if (fence === undefined) return line;
  return [`${fence}${language}`, ...kept.flatMap((word) => word.exec(words)?.[1] ?? [])].join(' ');
}

/** The words after the language of a fence, as written. */
export const fenceWords = (line: string): string => firstLine.exec(line)?.[3]?.trim() ?? '';
