/** A link, or text that looks like one, in a source file. */
export interface WrittenLink {
  readonly line: number;
  /** As written in the file. */
  readonly written: string;
  /** False for any other text with a slash or a hash, such as a string in a program. */
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

function listOfLine(text: string, line: number, isSample: boolean): WrittenLink[] {
  const links = isSample
    ? []
    : certain.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, written = '']) => written));
  const words = text
    .split(betweenWords)
    .map((word) => word.replace(/[.:!?*_]+$/, ''))
    .filter((word) => /[#/.]/.test(word));
  return [
    ...[...new Set(links)].map((written) => ({ line, written, isCertain: true })),
    ...[...new Set(words)].map((written) => ({ line, written, isCertain: false })),
  ];
}

/** Lists the links of a source file with their lines, counted from 1. Those in code fences are uncertain. */
export function listWrittenLinks(text: string): WrittenLink[] {
  let fence: string | null = null;
  return text.split('\n').flatMap((line, index) => {
    const marker = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
    const isClosing = fence !== null && marker?.[1]?.startsWith(fence) && marker[2]?.trim() === '';
    const links = listOfLine(line, index + 1, fence !== null);
    if (isClosing) fence = null;
    else if (fence === null) fence = marker?.[1] ?? null;
    return links;
  });
}
