/**
 * Locates a path of keys in a YAML file in block style.
 *
 * @returns 1-based line of the last key that is found. Keys in flow style are located on the line of the key that contains
 *   them.
 */
export function locateKey(text: string, path: readonly string[]): number {
  const lines = text.split('\n');
  let found = 0;
  let indent = -1;
  for (const key of path) {
    const next = findChild(lines, { from: found === 0 && indent < 0 ? 0 : found, indent, key });
    if (!next) break;
    found = next.line;
    indent = next.indent;
  }
  return Math.max(found, 1);
}

type Parent = { readonly from: number; readonly indent: number; readonly key: string };

function findChild(
  lines: readonly string[],
  { from, indent, key }: Parent,
): { line: number; indent: number } | null {
  let childIndent: number | null = null;
  for (let index = from; index < lines.length; index++) {
    const match = /^(\s*)(?:'([^']*)'|"([^"]*)"|([^\s#][^:]*)):(?:\s|$)/.exec(lines[index] ?? '');
    const own = /^\s*/.exec(lines[index] ?? '')?.[0].length ?? 0;
    if ((lines[index] ?? '').trim() === '' || (lines[index] ?? '').trim().startsWith('#')) continue;
    if (own <= indent) return null;
    childIndent ??= own;
    if (own !== childIndent || !match) continue;
    if ((match[2] ?? match[3] ?? match[4]) === key) return { line: index + 1, indent: own };
  }
  return null;
}
