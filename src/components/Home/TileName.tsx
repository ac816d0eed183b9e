import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { TileKind } from '@site/plugins/docs-index/types';

const names: Readonly<Record<TileKind, () => ReactNode>> = {
  fluids: () => (
    <Translate id="home.tiles.fluids" description="Home page, picture of a fluid simulation">
      Fluids
    </Translate>
  ),
  cloth: () => (
    <Translate id="home.tiles.cloth" description="Home page, picture of a cloth falling over a ball">
      Cloth and solids
    </Translate>
  ),
  light: () => (
    <Translate id="home.tiles.light" description="Home page, picture of a ray-traced voxel scene">
      Light and rendering
    </Translate>
  ),
  particles: () => (
    <Translate id="home.tiles.particles" description="Home page, picture of thousands of colliding grains">
      Particles
    </Translate>
  ),
  gradients: () => (
    <Translate
      id="home.tiles.gradients"
      description="Home page, picture of a fountain that was trained through a differentiable simulation"
    >
      Gradients and training
    </Translate>
  ),
  images: () => (
    <Translate id="home.tiles.images" description="Home page, picture of a filtered photograph">
      Image processing
    </Translate>
  ),
};

/** The name of something that readers can make. */
export function TileName({ kind }: { readonly kind: TileKind }): ReactNode {
  const Name = names[kind];
  return <Name />;
}
