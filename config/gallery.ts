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
  own('slime', 'simulation'),
  own('quantum', 'simulation'),
  own('street', 'simulation'),
  own('box', 'rendering'),
  {
    name: 'julia',
    kind: 'patterns',
    to: '/docs/hello_world#save',
    picture: '@site/docs/get-started/img/julia.webp',
  },
  own('butterfly', 'rendering'),
  own('galaxy', 'simulation'),
  own('glass', 'images'),
  {
    name: 'hole',
    kind: 'rendering',
    to: '/blog/what-taichi-is-capable-of#light',
    picture: '@site/blog/2022-07-29-what-taichi-is-capable-of/img/hole.webp',
  },
  own('spots', 'patterns'),
  own('aim', 'gradients'),
  own('mandelbrot', 'patterns'),
  {
    name: 'smoke',
    kind: 'simulation',
    to: '/docs/learn_fluid#run',
    picture: '@site/docs/learn/img/smoke.webp',
  },
  own('stir', 'images'),
  own('sand', 'simulation'),
  own('lens', 'images'),
  {
    name: 'layers',
    kind: 'simulation',
    to: '/blog/can-taichi-play-a-part-in-cfd#run',
    picture: '@site/blog/2022-09-22-can-taichi-play-a-part-in-cfd/img/layers.webp',
  },
  own('descent', 'gradients'),
  own('flock', 'simulation'),
  {
    name: 'lamps',
    kind: 'rendering',
    to: '/docs/learn_drawing#save',
    picture: '@site/docs/learn/img/lamps.webp',
  },
  own('pendulums', 'simulation'),
  own('net', 'simulation'),
  own('epidemic', 'patterns'),
  {
    name: 'bounce',
    kind: 'simulation',
    to: '/docs/learn_motion#picture',
    picture: '@site/docs/learn/img/jelly.webp',
  },
  {
    name: 'basins',
    kind: 'patterns',
    to: '/blog/taichi_vs_torch_01#loop',
    picture: '@site/blog/2022-08-08-taichi_vs_torch_01/img/basins.webp',
  },
  {
    name: 'ripple',
    kind: 'simulation',
    to: '/docs/field#wave-picture',
    picture: '@site/docs/basic/img/ripple.avif',
  },
  own('waves', 'simulation'),
  own('grains', 'simulation'),
  {
    name: 'strings',
    kind: 'patterns',
    to: '/docs/ggui#canvas',
    picture: '@site/docs/visualization/img/strings.webp',
  },
  {
    name: 'fronts',
    kind: 'simulation',
    to: '/blog/taichi-compared-to-cub-cupy-numba#step',
    picture: '@site/blog/2022-10-25-taichi-compared-to-cub-cupy-numba/img/fronts.webp',
  },
  {
    name: 'quasicrystal',
    kind: 'patterns',
    to: '/docs/ggui#window',
    picture: '@site/docs/visualization/img/quasicrystal.webp',
  },
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
  {
    name: 'tracer',
    kind: 'rendering',
    to: '/docs/learn_drawing#exercises',
    picture: '@site/docs/learn/img/tracer.webp',
  },
  {
    name: 'patterns',
    kind: 'patterns',
    to: '/docs/learn_stencils#reaction',
    picture: '@site/docs/learn/img/patterns.webp',
  },
  {
    name: 'wheels',
    kind: 'patterns',
    to: '/docs/ggui#panels',
    picture: '@site/docs/visualization/img/wheels.webp',
  },
  {
    name: 'flat',
    kind: 'simulation',
    to: '/blog/ggui-scenes-without-opengl#frame',
    picture: '@site/blog/2021-11-18-ggui-scenes-without-opengl/img/flat.webp',
  },
  {
    name: 'paste',
    kind: 'images',
    to: '/blog/what-taichi-is-capable-of#pictures',
    picture: '@site/blog/2022-07-29-what-taichi-is-capable-of/img/paste.webp',
  },
  {
    name: 'drops',
    kind: 'patterns',
    to: '/docs/gui_system#window',
    picture: '@site/docs/visualization/img/two-drops.webp',
  },
];
