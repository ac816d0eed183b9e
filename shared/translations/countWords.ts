const left = [
  // Fenced code, display formulas, comments.
  /^( *)(`{3,}|~{3,})[^]*?^ *\2.*$/gm,
  /\$\$[^]*?\$\$/g,
  /<!--[^]*?-->/g,
  // Heading ids, targets of links, options of directives and HTML tags.
  /\{#[^}]*\}/g,
  /\]\([^)]*\)/g,
  /<\/?[a-z][^>]*>/gi,
];

/** Counts the words of a text that a translator reads: without code blocks, formulas, heading ids and link targets. */
export function countWords(text: string): number {
  const prose = left.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu)?.length ?? 0;
}
