/** Stands for code and other text that is not prose; a letter, so that it takes part in spacing like a Latin word. */
export const masked = '\uE000';

/** Stands for what does not belong to the sentence around it, such as the target of a link. */
export const gone = '\uE001';

const hide = (text: string, pattern: RegExp, keep: (match: string) => string): string =>
  text.replace(pattern, keep);

const blank = (match: string): string => match.replace(/[^\n]/g, gone);
const asWord = (match: string): string => match.replace(/[^\n]/g, masked);

/**
 * Replaces everything in a Markdown text that is not prose by characters of the same number, so that lines and columns stay: fenced
 * code, comments, HTML tags, heading ids, link targets and words of directives by `gone`; code,
 * formulas, badges and placeholders in a sentence by `masked`.
 */
export function maskProse(markdown: string): string {
  let text = markdown.replace(/\r\n/g, '\n');
  text = hide(text, /^( *)(`{3,}|~{3,})[^]*?^ *\2[^\n]*$/gm, blank);
  text = hide(text, /<!--[^]*?-->|\$\$[^]*?\$\$/g, blank);
  text = hide(text, /(`+)(?!`)[^`\n](?:[^\n]*?[^`\n])??\1(?!`)|(?<!\$)\$[^$\n]+\$(?!\$)/g, asWord);
  text = hide(text, /\{#[^}\n]*\}|<\/?[A-Za-z][^>\n]*>/g, blank);
  text = hide(text, /\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g, (match) => `]${blank(match.slice(1))}`);
  text = hide(text, /https?:\/\/[^\s)>，。；]+/g, asWord);
  text = hide(text, /^:{2,}[a-z-]+/gm, blank);
  text = hide(text, /:[a-z]+\[[^\]\n]*\]|\{\w+\}/g, asWord);
  return text;
}

/** Replaces the keys of the front matter, and entries that are not translated, by `gone`. */
export function maskFrontMatter(markdown: string): string {
  const end = markdown.startsWith('---\n') ? markdown.indexOf('\n---', 3) : -1;
  if (end === -1) return markdown;
  const front = markdown
    .slice(0, end + 4)
    .split('\n')
    .map((line) => {
      const [key] = /^(?:title|description|sidebar_label|image_alt):\s*['"]?/.exec(line) ?? [];
      if (key === undefined) return blank(line);
      const value = line.slice(key.length);
      return blank(key) + (/['"]$/.test(key) ? value.replace(/['"]$/, gone) : value);
    })
    .join('\n');
  return front + markdown.slice(end + 4);
}
