const BANNER = /^\[Taichi\] /;
const NUMBER = /[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?)/gi;

// Single precision has about seven digits; two processors may differ in the last one or two.
const RELATIVE = 1e-5;
const ABSOLUTE = 1e-6;

/**
 * Takes what a block printed; gives its lines without Taichi's banner, without spaces at their ends and empty lines around.
 */
export function printedLines(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => !BANNER.test(line))
    .map((line) => line.trimEnd());
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  while (lines[0] === '') lines.shift();
  return lines;
}

/**
 * Takes what the page shows and what the block printed; gives the first difference, or null. Floats may differ a little.
 * @returns The line of the output block, counted from 1.
 */
export function firstDifference(
  shown: string,
  printed: string,
): { line: number; shown: string; printed: string } | null {
  // An output block is compared from its first line on, so that the number of the line is right.
  const want = shown.split(/\r?\n/).map((line) => line.trimEnd());
  while (want.length > 0 && want.at(-1) === '') want.pop();
  const skipped = want.findIndex((line) => line !== '');
  const offset = Math.max(skipped, 0);
  const got = printedLines(printed);
  const count = Math.max(want.length - offset, got.length);
  for (let index = 0; index < count; index += 1) {
    const left = want[index + offset];
    const right = got[index];
    if (left === undefined || right === undefined || !sameLine(left, right)) {
      return { line: index + offset + 1, shown: left ?? '(nothing)', printed: right ?? '(nothing)' };
    }
  }
  return null;
}

function sameLine(left: string, right: string) {
  if (left === right) return true;
  const lefts = left.match(NUMBER) ?? [];
  const rights = right.match(NUMBER) ?? [];
  // The width of a number decides on the spaces around it.
  const frame = (line: string) => line.replace(NUMBER, '#').replace(/\s+/g, ' ');
  return (
    lefts.some(isFloat) &&
    lefts.length === rights.length &&
    frame(left) === frame(right) &&
    lefts.every((number, index) => sameNumber(number, rights[index] ?? ''))
  );
}

function isFloat(text: string) {
  return /[.e]/i.test(text);
}

function sameNumber(left: string, right: string) {
  if (left === right) return true;
  if (!isFloat(left) || !isFloat(right)) return false;
  const [a, b] = [Number(left), Number(right)];
  return Math.abs(a - b) <= ABSOLUTE + RELATIVE * Math.max(Math.abs(a), Math.abs(b));
}
