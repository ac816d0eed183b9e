const BANNER = /^\[Taichi\] /;
const NUMBER = /[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?)/gi;

// Single precision has about seven digits; two processors may differ in the last one or two.
const RELATIVE = 1e-5;
const ABSOLUTE = 1e-6;

/** Splits what a block printed into lines, without Taichi's banner, trailing spaces, and empty lines at both ends. */
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
 * Finds the first difference between the output on the page and what the block printed. Floats may differ slightly.
 * @returns The line is that of the output block, counted from 1.
 */
export function firstDifference(
  shown: string,
  printed: string,
): { line: number; shown: string; printed: string } | null {
  // Empty lines at the top of the output block still count for the line number.
  const want = shown.split(/\r?\n/).map((line) => line.trimEnd());
  while (want.length > 0 && want.at(-1) === '') want.pop();
  const offset = Math.max(
    want.findIndex((line) => line !== ''),
    0,
  );
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
  // NumPy pads with spaces according to the width of the numbers.
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
