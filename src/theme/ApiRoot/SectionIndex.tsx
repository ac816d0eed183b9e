import { Fragment, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ApiRootData, IndexSection } from '@site/plugins/api-reference/types';
import { headingLevel } from '@site/src/lib/api/toContents';

type Props = { readonly section: IndexSection; readonly root: Pick<ApiRootData, 'sourceBase' | 'files'> };

function Empty(): ReactNode {
  return (
    <p>
      <Translate
        id="api.empty"
        description="In place of the index of a module that has no public names of its own"
      >
        No public names of its own.
      </Translate>
    </p>
  );
}

/** A dotted name that may break after a dot. */
function Name({ name }: { readonly name: string }): ReactNode {
  return name.split('.').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** One section: its module as the heading, then its names, each linked to its line of source. */
export function SectionIndex({ section, root }: Props): ReactNode {
  return (
    <>
      <Heading as={`h${headingLevel(section)}`} id={section.name} className="mono-h">
        {section.name}
      </Heading>
      {section.count === 0 ? (
        <Empty />
      ) : (
        <ul className="index">
          {section.symbols.map(([name, letter, file, line, deprecated]) => (
            <li key={name} data-k={letter}>
              <a href={`${root.sourceBase}${root.files[file]}#L${line}`}>
                {deprecated ? <del>{name}</del> : <Name name={name} />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
