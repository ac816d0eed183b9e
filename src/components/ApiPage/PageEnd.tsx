import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiSectionData, ApiVersionData } from '@site/plugins/api-reference/types';
import { Pager } from '@site/src/components/Pager';

type Props = {
  readonly version: ApiVersionData;
  readonly previous?: ApiSectionData['previous'];
  readonly next?: ApiSectionData['next'];
};

const toLink = (page: Props['next']) => page && { permalink: page.path, title: page.title };

/** End of a page: where its facts come from, the test results of its examples, and the neighboring pages. */
export function PageEnd({ version, previous, next }: Props): ReactNode {
  return (
    <footer>
      <div className="doc-end">
        <span>
          <Translate
            id="api.generated"
            description="At the end of a page of the API reference; {release} is a number such as 1.6.0"
            values={{ release: version.tag.replace(/^v/, '') }}
          >
            {'Generated from the {release} package'}
          </Translate>
        </span>
        <span id="proof">
          <Link to="/how-these-docs-are-tested">
            <Translate id="proof.more" description="Link below the table of the examples of a page">
              How these docs are tested
            </Translate>
          </Link>
        </span>
      </div>
      <Pager
        label={translate({
          id: 'api.pager',
          message: 'API pages',
          description: 'Name of the links to the pages before and after this one',
        })}
        previous={toLink(previous)}
        next={toLink(next)}
        previousText={
          <Translate
            id="theme.docs.paginator.previous"
            description="Before the title of the page before this one"
          >
            Previous
          </Translate>
        }
        nextText={
          <Translate id="theme.docs.paginator.next" description="Before the title of the page after this one">
            Next
          </Translate>
        }
      />
    </footer>
  );
}
