import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** A few names of each kind that the default version has, in alphabetical order. */
const names = [
  'ad.Tape',
  'algorithms.parallel_sort',
  'aot.Module',
  'atomic_add',
  'data_oriented',
  'dataclass',
  'field',
  'Field.from_numpy',
  'Field.to_torch',
  'FieldsBuilder',
  'func',
  'graph.GraphBuilder',
  'grouped',
  'GUI',
  'init',
  'kernel',
  'linalg.SparseSolver',
  'loop_config',
  'math.mix',
  'math.rotation3d',
  'math.smoothstep',
  'Matrix.field',
  'ndarray',
  'ndrange',
];

/** What the API reference holds, and a wall of names as a taste of it. */
export function ApiBand(): ReactNode {
  return (
    <section className="band" aria-labelledby="api">
      <div>
        <h2 id="api">
          <Translate id="home.api.title" description="Home page, heading of the part about the API reference">
            API reference
          </Translate>
        </h2>
        <p>
          <Translate id="home.api.text" description="Home page, what the API reference holds">
            The public names of Taichi, module by module, for each of the three versions: what they take and
            what they give back.
          </Translate>
        </p>
        <Link className="btn" to="/api/">
          <Translate id="home.api.open" description="Home page, link to the API reference">
            Open the reference
          </Translate>
          <Icon name="right" />
        </Link>
      </div>
      <div className="wall">
        {names.map((name) => (
          <Link key={name} to="/api/">
            {name}
          </Link>
        ))}
      </div>
    </section>
  );
}
