/** What a tile of the home page stands for; `src/components/Home/Tiles.tsx` has its words. */
export const tileKinds = ['fluids', 'cloth', 'light', 'particles', 'gradients', 'images'] as const;

export type TileKind = (typeof tileKinds)[number];

/** A picture that Taichi programs make, with the page that shows how. */
export type TileSource = {
  readonly kind: TileKind;
  /** Path of the page, without locale and base URL. */
  readonly to: string;
  /** The picture's file, starting with `@site/`. It has the size of a cover, 960 × 600. */
  readonly picture: string;
};

const post = (folder: string): string => `@site/blog/${folder}/cover.webp`;

/** The tiles of the home page, in order. */
export const tiles: readonly TileSource[] = [
  {
    kind: 'fluids',
    to: '/blog/can-taichi-play-a-part-in-cfd',
    picture: post('2022-09-22-can-taichi-play-a-part-in-cfd'),
  },
  {
    kind: 'cloth',
    to: '/docs/cloth_simulation',
    picture: post('2021-10-12-head-first-taichi'),
  },
  {
    kind: 'light',
    to: '/blog/how-i-created-the-tranquil-autumn-air-within-99-lines-of-python-code',
    picture: post('2022-05-16-autumn-island'),
  },
  {
    kind: 'particles',
    to: '/blog/acclerate-collision-detection-with-taichi',
    picture: post('2022-12-22-acclerate-collision-detection-with-taichi'),
  },
  {
    kind: 'gradients',
    to: '/blog/training-a-magic-fountain-using-taichi-autodiff-an-efficient-tool-for-differentiable-physical-simulation',
    picture: post('2022-07-14-magic-fountain'),
  },
  {
    kind: 'images',
    to: '/blog/how-taichi-fuels-gpu-accelerated-image-processing-a-beginner-to-expert-guide',
    picture: post('2022-11-04-image-processing'),
  },
];
