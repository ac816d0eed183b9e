import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Story } from '@site/plugins/docs-index/types';

type Props = { readonly stories: readonly Story[] };

/** Who uses Taichi. */
export function Stories({ stories }: Props): ReactNode {
  return (
    <section aria-labelledby="stories">
      <div className="head">
        <h2 id="stories">
          <Translate id="home.stories.title" description="Home page, heading above the user stories">
            Who uses it
          </Translate>
        </h2>
        <Link className="link" to="/user-stories">
          <Translate id="home.stories.all" description="Home page, link to all user stories">
            All user stories
          </Translate>
        </Link>
      </div>
      <ul className="stories">
        {stories.map(({ title, permalink, description }) => (
          <li key={permalink} className="story">
            <h3>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
