import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Tile } from '@site/plugins/docs-index/types';
import { speedFactor } from './measuredSpeed';
import { TileName } from './TileName';

type Props = {
  /** Pictures of what readers can make, which follow. */
  readonly tiles: readonly Tile[];
  /** Whether the measured comparison follows. */
  readonly hasSpeed: boolean;
};

/** How fast, on what and for what, in three lines. */
export function HeroFacts({ tiles, hasSpeed }: Props): ReactNode {
  return (
    <dl className="hero__facts">
      {hasSpeed && (
        <div>
          <dt className="hero__factor">{`${speedFactor}×`}</dt>
          <dd>
            <Translate
              id="home.facts.speed"
              description="Top of the home page, after “37×”: how many times as fast; {link} is the next text"
              values={{
                link: (
                  <a className="link" href="#speed">
                    <Translate id="home.facts.measured" description="Link in home.facts.speed">
                      How we measured
                    </Translate>
                  </a>
                ),
              }}
            >
              {'faster than the same loop in Python, on one core. {link}'}
            </Translate>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Translate id="home.facts.backends" description="Top of the home page, before a list of backends">
            Runs on
          </Translate>
        </dt>
        <dd>
          <Translate id="home.facts.backends.list" description="Top of the home page, after “Runs on”">
            CPU, CUDA, Vulkan, Metal and OpenGL, from the same code
          </Translate>
        </dd>
      </div>
      {tiles.length > 0 && (
        <div>
          <dt>
            <Translate id="home.facts.makes" description="Top of the home page, before what Taichi can make">
              Made for
            </Translate>
          </dt>
          <dd>
            <ul className="hero__kinds">
              {tiles.map(({ kind, to }) => (
                <li key={kind}>
                  <Link className="link" to={to}>
                    <TileName kind={kind} />
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
