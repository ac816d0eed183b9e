import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Cover } from '@site/src/components/Cover';
import type { HomeProps, Tile } from '@site/plugins/docs-index/types';
import { TileName } from './TileName';

type Props = Pick<HomeProps, 'pictures'> & { readonly tiles: readonly Tile[] };

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
        {tiles.map(({ kind, to }) => (
          <li key={kind} className="tile">
            <Cover src={covers[kind]} variants={coverVariants[kind]} place="tile" loading="lazy" alt="" />
            <Link to={to}>
              <TileName kind={kind} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
