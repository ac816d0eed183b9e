import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import type { ApiTaste } from '@site/plugins/docs-index/types';

type Props = { readonly api: ApiTaste };

/** The size of the API reference, and a wall with a selection of its names. */
export function ApiBand({ api }: Props): ReactNode {
  return (
    <section className="band" aria-labelledby="api">
      <div>
        <h2 id="api">
          <Translate id="home.api.title" description="Home page, heading of the part about the API reference">
            API reference
          </Translate>
        </h2>
        <p>
          <Translate
            id="home.api.text"
            description="Home page, what the API reference holds; {names} and {modules} are numbers"
            values={{ names: api.names, modules: api.modules }}
          >
            {
              '{names} public names in {modules} modules, each with a link to the line of source that defines it.'
            }
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
        {api.wall.map(({ label, anchor }) => (
          <Link key={label} to={`/api/#${anchor}`}>
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}
