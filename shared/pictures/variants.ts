/** Name of the loader that `plugins/pictures` gives to the bundler. */
export const variantsLoader = 'picture-variants';

/** Where a picture stands: in the text, below a block of code, on top of a post, in a list of posts, on top of that list. */
export type PicturePlace = 'text' | 'frame' | 'cover' | 'card' | 'firstCard';

/**
 * Pixels. A phone of 390 CSS pixels with two device pixels for each shows 708 in the text and 780 below a block of code;
 * a screen with one for each shows 736 below a block and less everywhere else.
 */
const textWidths = [480, 800];

/** In a list, a phone shows a square cut out of 166 CSS pixels, other screens show 240. */
const coverWidths = [360, ...textWidths];

/** Widths of the variants of a picture, in pixels. */
export const variantWidths = { text: textWidths, cover: coverWidths } as const;

/** Takes a picture as the bundler finds it; returns the request for its variants, see `plugins/pictures/README.md`. */
export function requestVariants(file: string, kind: keyof typeof variantWidths): string {
  return `!!${variantsLoader}?${variantWidths[kind].join(',')}!${file}`;
}

/** Width of the picture in CSS pixels on a phone, and everywhere. Taken from `src/css`; too wide is harmless, too narrow blurs. */
const sizes: Readonly<Record<PicturePlace, { readonly phone: string; readonly all: string }>> = {
  text: { phone: '100vw - 2.25rem', all: 'min(39rem, 100vw - 2.25rem)' },
  frame: { phone: '100vw', all: '(max-width: 996px) 100vw, 46rem' },
  cover: { phone: '100vw - 2.25rem', all: '(max-width: 996px) calc(100vw - 2.25rem), 46rem' },
  card: { phone: '10.5rem', all: '(max-width: 640px) 10.5rem, 15rem' },
  firstCard: { phone: '100vw - 2.25rem', all: 'min(60rem, 100vw - 2.25rem)' },
};

/** Phones with more than two device pixels for a CSS pixel get two: nobody sees more, but everybody would load it. */
const capped = [
  { density: 3, factor: 0.67 },
  { density: 2.5, factor: 0.8 },
];

function sizesAt(place: PicturePlace): string {
  const { phone, all } = sizes[place];
  const onPhones = capped.map(
    ({ density, factor }) =>
      `(max-width: 640px) and (min-resolution: ${density}dppx) calc((${phone}) * ${factor})`,
  );
  return [...onPhones, all].join(', ');
}

type Source = {
  readonly src: string | undefined;
  /** Of the picture itself, in pixels. */
  readonly width: number | string | undefined;
  /** What the request above gives: smaller files of the picture, or `none`. */
  readonly variants: string | undefined;
  readonly place: PicturePlace;
};

/** Takes a picture and its place; returns what the browser chooses from, or nothing where there is no choice. */
export function chooseFrom({ src, width, variants, place }: Source): { srcSet?: string; sizes?: string } {
  if (!src || !width || !variants || variants === 'none') return {};
  const own = `${width}w`;
  const srcSet = variants.endsWith(` ${own}`) ? variants : `${variants}, ${src} ${own}`;
  return { srcSet, sizes: sizesAt(place) };
}
