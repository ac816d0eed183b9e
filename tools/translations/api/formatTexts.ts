/** A text to write into a file of translated descriptions. */
export type TextEntry = {
  readonly path: readonly string[];
  /** Empty for one that is to be filled in. */
  readonly text: string;
  /** Lines of the comment above it. */
  readonly comment?: readonly string[];
};

const width = 110;

/** Names that YAML reads as other values, and numbers. */
const ambiguous = /^(?:null|true|false|[\d.]+)$/i;

const formatKey = (key: string): string =>
  /^[\w./]+$/.test(key) && !ambiguous.test(key) ? key : JSON.stringify(key);

/** Breaks a text at spaces; no-break spaces stay. */
function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}${last} ${word}`.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}${line}`);
}

/** Formats texts as YAML: nested keys in the order of the entries, each text as a folded block. */
export function formatTexts(entries: readonly TextEntry[]): string {
  const lines: string[] = [];
  let open: readonly string[] = [];
  for (const { path, text, comment = [] } of entries) {
    const shared = path.findIndex((key, index) => open[index] !== key);
    if (shared === 0 && lines.length > 0) lines.push('');
    path.forEach((key, depth) => {
      if (depth < shared) return;
      const indent = '  '.repeat(depth);
      if (depth < path.length - 1) {
        lines.push(`${indent}${formatKey(key)}:`);
        return;
      }
      for (const line of comment) lines.push(...wrap(line, `${indent}# `));
      lines.push(
        `${indent}${formatKey(key)}: >-`,
        ...wrap(text, `${indent}  `).map((line) => line.trimEnd()),
      );
    });
    open = path;
  }
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}
