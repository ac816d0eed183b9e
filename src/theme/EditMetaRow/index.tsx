// Change: own row with edit link and date.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/EditMetaRow';
import { Day } from '@site/src/components/Day';
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

export default function EditMetaRow({ editUrl, lastUpdatedAt }: Props): ReactNode {
  if (!editUrl && !lastUpdatedAt) return null;
  return (
    <div className="doc-end">
      {editUrl && (
        <Link to={editUrl} className="theme-edit-this-page">
          <Icon name="edit" />
          <Translate id="theme.common.editThisPage" description="Link that opens the source of the page">
            Edit this page
          </Translate>
        </Link>
      )}
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
    </div>
  );
}
