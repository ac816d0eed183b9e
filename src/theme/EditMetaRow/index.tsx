// Change: own row with edit link and date.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/EditMetaRow';
import { Icon } from '@site/src/components/Icon';

function LastUpdated({ at }: { readonly at: number }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const date = new Date(at);
  return (
    <span className="theme-last-updated">
      <Translate
        id="editRow.lastUpdated"
        description="When the page was last changed; {date} is a date"
        values={{ date: <time dateTime={date.toISOString().slice(0, 10)}>{format.format(date)}</time> }}
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
