// Change: own row with edit link, the page as Markdown, and date.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/EditMetaRow';
import { Day } from '@site/src/components/Day';
import { formatPath } from '@site/shared/docs/formatPath';
import { Icon } from '@site/src/components/Icon';

function LastUpdated({ at }: { readonly at: number }): ReactNode {
  return (
    <span className="theme-last-updated">
      <Translate
        id="editRow.lastUpdated"
        description="When the page was last changed; {date} is a date"
        values={{ date: <Day date={new Date(at).toISOString()} /> }}
      >
        {'Last updated {date}'}
      </Translate>
    </span>
  );
}

/** The page without the site, for programs and assistants: written by plugins/machine-readable. */
function MarkdownLink(): ReactNode {
  const { pathname } = useLocation();
  return (
    <a href={formatPath(pathname, 'md')} type="text/markdown">
      <Translate id="editRow.markdown" description="Link at the end of a page: its text as Markdown">
        View as Markdown
      </Translate>
    </a>
  );
}

export default function EditMetaRow({ editUrl, lastUpdatedAt }: Props): ReactNode {
  if (!editUrl && !lastUpdatedAt) return null;
  return (
    <div className="doc-end">
      <span className="doc-end__links">
        {editUrl && (
          <Link to={editUrl} className="theme-edit-this-page">
            <Icon name="edit" />
            <Translate id="theme.common.editThisPage" description="Link that opens the source of the page">
              Edit this page
            </Translate>
          </Link>
        )}
        <MarkdownLink />
      </span>
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
    </div>
  );
}
