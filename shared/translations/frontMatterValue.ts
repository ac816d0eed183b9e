/** Takes the text of a page and a key; returns its value on one line without quotes, or null. */
export function frontMatterValue(text: string, key: string): string | null {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const line = lines.slice(1, Math.max(end, 1)).find((candidate) => candidate.startsWith(`${key}:`));
  if (line === undefined) return null;
  const value = line.slice(key.length + 1).trim();
  const [, quote, quoted = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
  if (!quote) return value;
  return quote === '"' ? quoted.replace(/\\(["\\])/g, '$1') : quoted.replaceAll("''", "'");
}
