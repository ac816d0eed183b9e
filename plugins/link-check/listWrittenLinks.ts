/** A link, or a word that looks like one, in a source file. */
export interface WrittenLink {
  /** Counted from 1. */
  readonly line: number;
  /** As written in the file. */
  readonly written: string;
  /** False for a word with a slash, hash or dot, such as a string in a program. */
  readonly isCertain: boolean;
}

const certain = [
  // [text](target) and ![text](target), with one pair of brackets in the target.
  /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))+)/g,
  // [name]: target
  /^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)/g,
  // href="target", to: 'target', "url": "target", link: target
  /\b(?:href|src|to|url|link|poster)["']?\s*[=:]\s*\{?["'`]?([^\s"'`{}>]+)/g,
];

const betweenWords = /[\s"'`<>()[\]{},;|]+/;

function listOfLine(text: string, line: number): WrittenLink[] {
  const links = certain.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, written = '']) => written),
  );
  const words = text
    .split(betweenWords)
    .map((word) => word.replace(/[.:!?*_]+$/, ''))
    .filter((word) => /[#/.]/.test(word));
  return [
    ...[...new Set(links)].map((written) => ({ line, written, isCertain: true })),
    ...[...new Set(words)].map((written) => ({ line, written, isCertain: false })),
  ];
}

/** Lists the links of a source file, Markdown or not, with their lines. */
export function listWrittenLinks(text: string): WrittenLink[] {
  return text.split('\n').flatMap((line, index) => listOfLine(line, index + 1));
}
