/** Pages of programs that have no place in the documentation; the only static pages whose code is run. */
export const galleryFolder = 'src/pages/gallery';

/** Subjects of the gallery; its filters. */
export const galleryKinds = ['simulation', 'patterns', 'rendering', 'gradients', 'images'] as const;

export type GalleryKind = (typeof galleryKinds)[number];

/** A live example on the wall of the gallery. */
export type GalleryEntry = {
  /** Its name on the fence. */
  readonly name: string;
  readonly kind: GalleryKind;
  /** Path of the page that has it, without locale and base URL. */
  readonly to: string;
  /** The picture of the page, starting with `@site/`. */
  readonly picture: string;
};

const own = (name: string, kind: GalleryKind, page = name): GalleryEntry => ({
  name,
  kind,
  to: `/gallery/${page}`,
  picture: `@site/${galleryFolder}/img/${page}.webp`,
});

/** The wall, in order. */
export const gallery: readonly GalleryEntry[] = [
  own('ink', 'simulation'),
  own('jelly', 'simulation'),
  own('march', 'rendering'),
  own('street', 'simulation'),
  {
    name: 'julia',
    kind: 'patterns',
    to: '/docs/hello_world#save',
    picture: '@site/docs/get-started/img/julia.webp',
  },
  own('butterfly', 'rendering'),
  own('galaxy', 'simulation'),
  own('spots', 'patterns'),
  own('stir', 'images'),
  own('descent', 'gradients'),
  own('net', 'simulation'),
  {
    name: 'ripple',
    kind: 'simulation',
    to: '/docs/field#wave-picture',
    picture: '@site/docs/basic/img/ripple.avif',
  },
  own('waves', 'simulation'),
  {
    name: 'cloth',
    kind: 'simulation',
    to: '/docs/cloth_simulation#draw',
    picture: '@site/docs/get-started/img/cloth.webp',
  },
  {
    name: 'ring',
    kind: 'rendering',
    to: '/docs/ggui#scene',
    picture: '@site/docs/visualization/img/ring.webp',
  },
  own('life', 'patterns'),
];
