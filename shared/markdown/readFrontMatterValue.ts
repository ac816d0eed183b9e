/** A one-line value of the front matter and its 1-based line. */
export type FrontMatterValue = { readonly value: string; readonly line: number };

/** Reads a one-line value from the front matter of a page, without quotes; null if the key is missing. */
export function readFrontMatterValue(text: string, key: string): FrontMatterValue | null {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const entry = new RegExp(`^${key}\\s*:\\s*(.*?)\\s*$`);
  const index = lines.findIndex((line, at) => at < end && entry.test(line));
  const written = entry.exec(lines[index] ?? '')?.[1];
  return written === undefined ? null : { value: unquote(written), line: index + 1 };
}

function unquote(written: string): string {
  const [, quote, quoted = ''] = /^(["'])(.*)\1$/.exec(written) ?? [];
  if (!quote) return written;
  return quote === '"' ? quoted.replace(/\\(["\\])/g, '$1') : quoted.replaceAll("''", "'");
}
