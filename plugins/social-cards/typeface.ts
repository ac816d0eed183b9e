import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import pLimit from 'p-limit';
import { decompress } from 'wawoff2';

/** The outlines of a text, in a typeface and weight. Sizes are in pixels. */
export type Typeface = {
  /** Returns the width of a text. */
  readonly measure: (text: string, size: number) => number;
  /** Returns the outlines of a text as the data of an SVG path; `x` and `y` are the start of its baseline. */
  readonly draw: (text: string, x: number, y: number, size: number) => string;
};

/** A file of a typeface, with the characters that it is for. */
type Piece = { readonly file: string; readonly ranges: readonly (readonly [first: number, last: number])[] };

/** A part of a text in one font. */
type Run = { readonly font: Font; readonly text: string };

/** Parses the value of a CSS `unicode-range`. */
const parseRanges = (value: string): Piece['ranges'] =>
  value.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

/** Lists the files of a package of fonts; those with Latin letters come first, as they have the better shapes for signs. */
function listPieces(packageName: string): Piece[] {
  const folder = path.dirname(require.resolve(`${packageName}/package.json`));
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const name = path.basename(packageName);
  return Object.entries(ranges)
    .map(([key, value]) => ({
      file: path.join(folder, 'files', `${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: parseRanges(value),
      isLatin: key.startsWith('latin'),
    }))
    .sort((one, other) => Number(other.isLatin) - Number(one.isLatin));
}

/** The decoder returns a view of its memory, which the next call overwrites. */
const oneAtATime = pLimit(1);

const fonts = new Map<string, Promise<Font>>();

/** Reads a font once. */
function readFont(file: string): Promise<Font> {
  const font =
    fonts.get(file) ?? oneAtATime(async () => create(Buffer.from(await decompress(readFileSync(file)))));
  fonts.set(file, font);
  return font;
}

/** Finds the font of a character. The ranges of files overlap, and a file may lack a part of its own. */
async function findFont(pieces: readonly Piece[], code: number): Promise<Font | undefined> {
  for (const { file, ranges } of pieces) {
    if (!ranges.some(([first, last]) => first <= code && code <= last)) continue;
    const font = await readFont(file);
    if (font.hasGlyphForCodePoint(code)) return font;
  }
  return undefined;
}

/** Splits a text where its font changes. */
function toRuns(text: string, fontOf: ReadonlyMap<string, Font>): Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontOf.get(character);
    if (!font) throw new Error(`"${character}" is in none of the texts that the typeface was opened for.`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Places the glyphs of a run; lengths are in units of the size. */
function placeRun({ font, text }: Run) {
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  const placed = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const at = width + xOffset / font.unitsPerEm;
    width += xAdvance / font.unitsPerEm;
    return { path, at };
  });
  return { glyphs: placed, width, unitsPerEm: font.unitsPerEm };
}

/**
 * Opens a typeface of packages of Fontsource for some texts: of their files, only those that these texts need are read.
 *
 * @param packageNames Packages with one variable font in pieces each; the first that has a character draws it.
 * @param weight From 100 to 900.
 * @param texts All texts that will be drawn.
 * @throws For a character that the typeface does not have.
 */
export async function openTypeface(
  packageNames: readonly string[],
  weight: number,
  texts: Iterable<string>,
): Promise<Typeface> {
  const pieces = packageNames.flatMap(listPieces);
  const fontOf = new Map<string, Font>();
  const variations = new Map<Font, Font>();
  for (const character of new Set([...texts].join(''))) {
    const code = character.codePointAt(0) ?? 0;
    const font = await findFont(pieces, code);
    if (!font)
      throw new Error(`${packageNames.join(', ')}: no font has "${character}" (U+${code.toString(16)}).`);
    const variation = variations.get(font) ?? font.getVariation({ wght: weight });
    variations.set(font, variation);
    fontOf.set(character, variation);
  }
  const placed = new Map<string, ReturnType<typeof placeRun>[]>();
  const place = (text: string) => {
    const runs = placed.get(text) ?? toRuns(text, fontOf).map(placeRun);
    placed.set(text, runs);
    return runs;
  };
  return {
    measure: (text, size) => size * place(text).reduce((sum, { width }) => sum + width, 0),
    draw(text, x, y, size) {
      let from = x;
      return place(text)
        .map(({ glyphs, width, unitsPerEm }) => {
          const start = from;
          from += size * width;
          const scale = size / unitsPerEm;
          return glyphs
            .map(({ path, at }) => path.transform(scale, 0, 0, -scale, start + size * at, y).toSVG())
            .join('');
        })
        .join('');
    },
  };
}
