/** What is used of two packages without types. */
declare module 'fontkit' {
  /** An outline in units of the font, upward. */
  interface Path {
    /** Applies an affine transformation, as `matrix()` of CSS. */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    /** Returns the data of an SVG path. */
    toSVG(): string;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    /** Returns this font with values for its axes. */
    getVariation(axes: Readonly<Record<string, number>>): Font;
    /** Places the glyphs of a text, with kerning and ligatures. */
    layout(text: string): {
      readonly glyphs: readonly { readonly path: Path }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  }
  /** Parses a font in TrueType format. */
  export function create(font: Buffer): Font;
}

declare module 'wawoff2' {
  /** Converts a WOFF2 font to TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
