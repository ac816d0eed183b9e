import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Cover } from '@site/src/components/Cover';
import type { HomeProps, Tile, TileKind } from '@site/plugins/docs-index/types';

type Props = Pick<HomeProps, 'pictures'> & { readonly tiles: readonly Tile[] };

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

/** Pictures of what readers can make, each with the page that shows how. */
export function Tiles({ tiles, pictures: { covers, coverVariants } }: Props): ReactNode {
  return (
    <section id="make" aria-labelledby="make-title">
      <h2 id="make-title">
        <Translate id="home.tiles.title" description="Home page, heading above pictures of simulations">
          What do you want to make?
        </Translate>
      </h2>
      <ul className="tiles">
        {tiles.map(({ kind, to }) => {
          const Name = names[kind];
          return (
            <li key={kind} className="tile">
              <Cover src={covers[kind]} variants={coverVariants[kind]} place="tile" loading="lazy" alt="" />
              <Link to={to}>
                <Name />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
