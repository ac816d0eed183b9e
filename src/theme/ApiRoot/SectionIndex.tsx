import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { IndexSection } from '@site/plugins/api-reference/types';
import { FoldedIndex, type IndexEntry } from '@site/src/components/ApiIndex';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';
import { headingLevel } from '@site/src/lib/api/toContents';

type Props = {
  readonly section: IndexSection;
  readonly entries: readonly IndexEntry[];
  readonly hidesRemoved: boolean;
  readonly opensInternal: boolean;
};

/** A section: its module as the heading, then its names, each linked to its entry. */
export function SectionIndex({ section, entries, hidesRemoved, opensInternal }: Props): ReactNode {
  return (
    <>
      <Heading as={`h${headingLevel(section)}`} id={section.name} className="mono-h">
        <ApiLink href={section.path}>{section.name}</ApiLink>
      </Heading>
      {section.count === 0 ? (
        <p>
          <Translate
            id="api.empty"
            description="In place of the index of a module that has no public names of its own"
          >
            No public names of its own.
          </Translate>
        </p>
      ) : (
        <FoldedIndex entries={entries} hidesRemoved={hidesRemoved} isOpen={opensInternal} />
      )}
    </>
  );
}
