/** Name under which `plugins/pictures` registers its loader. */
export const variantsLoader = 'picture-variants';

/**
 * Where a picture appears: in the text, below a code block, at the top of a post, in a list of posts, first in that
 * list, on a tile of the home page, on the wall of the gallery.
 */
export type PicturePlace = 'text' | 'frame' | 'cover' | 'card' | 'firstCard' | 'tile' | 'wall';

/**
 * In pixels. A phone of 390 CSS pixels with a device pixel ratio of 2 shows 708 in the text and 780 below a code block;
 * a screen with a ratio of 1 shows 736 below a code block and less everywhere else.
 */
const textWidths = [480, 800];

/** In a list, a phone shows a square crop of 166 CSS pixels, other screens show 240. */
const coverWidths = [360, ...textWidths];

/** Widths of a picture's variants, in pixels. */
export const variantWidths = { text: textWidths, cover: coverWidths } as const;

/**
 * Builds the request for the variants of a picture, see `plugins/pictures/README.md`.
 *
 * @param file Path of the picture, as the bundler resolves it.
 */
export function requestVariants(file: string, kind: keyof typeof variantWidths): string {
  return `!!${variantsLoader}?${variantWidths[kind].join(',')}!${file}`;
}

/**
 * Display width in CSS pixels on a phone, and everywhere. Derived from `src/css`; too wide is harmless, too narrow
 * blurs.
 */
const sizes: Readonly<Record<PicturePlace, { readonly phone: string; readonly all: string }>> = {
  text: { phone: '100vw - 2.25rem', all: 'min(39rem, 100vw - 2.25rem)' },
  frame: { phone: '100vw', all: '(max-width: 996px) 100vw, 46rem' },
  cover: { phone: '100vw - 2.25rem', all: '(max-width: 996px) calc(100vw - 2.25rem), 46rem' },
  card: { phone: '10.5rem', all: '(max-width: 640px) 10.5rem, 15rem' },
  tile: { phone: '50vw - 1.5rem', all: '(max-width: 640px) calc(50vw - 1.5rem), 30vw' },
  wall: { phone: '100vw', all: '(max-width: 880px) 100vw, (max-width: 1290px) 50vw, 34vw' },
  firstCard: { phone: '100vw - 2.25rem', all: '(max-width: 1199px) min(60rem, 100vw - 2.25rem), 37rem' },
};

/**
 * Phones with more than two device pixels per CSS pixel get two: the difference is invisible, but the download is
 * larger.
 */
const capped = [
  { density: 3, factor: 0.67 },
  { density: 2.5, factor: 0.8 },
];

function sizesAt(place: PicturePlace): string {
  const { phone, all } = sizes[place];
  const onPhones = capped.map(({ density, factor }) => {
    const width = phone === '100vw' ? `${100 * factor}vw` : `calc((${phone}) * ${factor})`;
    return `(max-width: 640px) and (min-resolution: ${density}dppx) ${width}`;
  });
  return [...onPhones, all].join(', ');
}

type Source = {
  readonly src: string | undefined;
  /** Width of the picture itself, in pixels. */
  readonly width: number | string | undefined;
  /** Result of the request above: smaller files of the picture, or `none`. */
  readonly variants: string | undefined;
  readonly place: PicturePlace;
};

/** Builds the `srcset` and `sizes` of a picture; empty when there is only one file. */
export function chooseFrom({ src, width, variants, place }: Source): { srcSet?: string; sizes?: string } {
  if (!src || !width || !variants || variants === 'none') return {};
  const own = `${width}w`;
  const srcSet = variants.endsWith(` ${own}`) ? variants : `${variants}, ${src} ${own}`;
  return { srcSet, sizes: sizesAt(place) };
}
