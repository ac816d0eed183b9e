import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** A box in which a wide table scrolls, also by keyboard. */
export function TableWrap({ children }: { readonly children?: ReactNode }): ReactNode {
  const label = translate({
    id: 'table.label',
    message: 'Table',
    description: 'Name of a table that scrolls, for assistive tools',
  });
  return (
    <div className="table-wrap" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
