/** Widths of windows, with their heights, in CSS pixels. */
export const heights = { 390: 844, 1440: 900, 1920: 1080 } as const;

export type Width = keyof typeof heights;
export type Mode = 'dark' | 'light';

/** A picture of the first view of a page. */
export type Shot = {
  /** Name of its reference, and of its test. */
  readonly name: string;
  /** Path with the locale. */
  readonly path: string;
  readonly width: Width;
  readonly mode: Mode;
  /** What has to be there before the picture is taken, if a script makes it. */
  readonly awaits?: string;
};

type View = readonly [width: Width, mode: Mode];

const phone: View = [390, 'dark'];
const phoneLight: View = [390, 'light'];
const desk: View = [1440, 'dark'];
const deskLight: View = [1440, 'light'];
const wide: View = [1920, 'dark'];
const wideLight: View = [1920, 'light'];
const every = [phone, phoneLight, desk, deskLight, wide, wideLight];

/** Each page with the views in which it is kept. What all pages share is in all views of three pages; the others add what only they have. */
const pages: readonly (readonly [name: string, path: string, views: readonly View[], awaits?: string])[] = [
  ['home', '/', every],
  ['page', '/docs/field', every],
  ['api-class', '/api/taichi/Matrix/', every],
  ['api-index', '/api/', [phoneLight, desk, wideLight]],
  ['diagram', '/docs/layout#aos-soa', [phone, desk, deskLight]],
  ['table', '/docs/glossary', [phoneLight]],
  ['post', '/blog/head-first-taichi', [phone, desk, deskLight]],
  ['posts', '/blog', [phone, deskLight, wide]],
  ['search', '/search?q=field', [phone, desk, wideLight], '.results .hit'],
  ['home-zh', '/zh-Hans/', [desk]],
  ['page-zh', '/zh-Hans/docs/field', [phone, deskLight]],
  ['home-fr', '/fr-FR/', [deskLight]],
  ['page-fr', '/fr-FR/docs/field', [phoneLight, wide]],
];

/** The forty pictures that are kept. */
export const shots: readonly Shot[] = pages.flatMap(([name, path, views, awaits]) =>
  views.map(([width, mode]) => ({
    name: `${name}-${width}-${mode}`,
    path,
    width,
    mode,
    ...(awaits !== undefined && { awaits }),
  })),
);

/** A page with every face that the pages use; when it looks different, the machine has other fonts. */
export const specimen = {
  name: 'specimen',
  html: `<!doctype html><meta charset=utf-8><title>Faces</title>
<p class=sans>Parallel inside 0123456789 fi éœ<p class=sans><b>Parallel inside 0123456789</b>
<p class=mono>ti.field(ti.f32, shape=(8, 8)) → 0O1l<p class=mono><b>@ti.kernel def fill():</b>
<p class=sans lang=zh-Hans>并行编程，字体与数字 128<p class=sans lang=zh-Hans><b>并行编程，字体与数字</b>`,
} as const;
