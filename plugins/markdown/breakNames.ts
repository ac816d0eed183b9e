import type { Element, ElementContent, Parents, Text } from 'hast';

/** Shorter code fits into the narrowest column of a phone. */
const longest = 10;

/** After a dot, an underscore or an opening parenthesis, and between the words of `RuntimeInteropInfo`. */
const joints = /(?<=[\w)\]][._(])(?=[A-Za-z])|(?<=[a-z])(?=[A-Z][a-z])/;

/** The beginning of an option: Chromium would break `--help` between its hyphens. */
const option = /(--\w*)/;

/** After these a line breaks, but not if code follows that begins with a colon. */
const wideComma = /[、，；]$/;

const text = (value: string): Text => ({ type: 'text', value });
const whole = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {},
  children: [text(value)],
});
/** Puts the hyphens of options into elements that a browser does not break (`src/css/base.css`). */
export const keepOptions = (part: string): ElementContent[] =>
  part
    .split(option)
    .flatMap((piece, at) => (piece === '' ? [] : [at % 2 === 1 ? whole(piece) : text(piece)]));
const lineBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });

/** Splits the code of a table where a browser may break it; short code stays whole. */
export const partsOfCode = (code: string): string[] => (code.length > longest ? code.split(joints) : [code]);

/**
 * Lets a browser break the names in a code of a table between their words, but not an option between its hyphens, and a Chinese list before the code.
 *
 * @returns Index of the node after the code.
 */
export function breakNames(code: Element, index: number, { children }: Parents): number {
  code.children = code.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? partsOfCode(child.value).flatMap((part, at) => [
          ...(at > 0 ? [lineBreak()] : []),
          ...keepOptions(part),
        ])
      : [child],
  );
  const before = children[index - 1];
  if (before?.type !== 'text' || !wideComma.test(before.value)) return index + 1;
  children.splice(index, 0, lineBreak());
  return index + 2;
}
