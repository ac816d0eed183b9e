import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { ApiSectionData } from '@site/plugins/api-reference/types';
import { ApiText } from '@site/src/components/ApiText';

/** The submodules of this module, with a summary of each. */
export function Subsections({ sections }: { readonly sections: ApiSectionData['subsections'] }): ReactNode {
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="modules" className="sections">
      <h2 id="modules">
        <Translate id="api.modules" description="Heading above the modules below a module">
          Modules
        </Translate>
      </h2>
      <dl className="members">
        {sections.map(({ title, path, text }) => (
          <div key={path}>
            <dt>
              <Link to={path}>{title}</Link>
            </dt>
            <dd>
              <ApiText parts={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
