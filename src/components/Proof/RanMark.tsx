import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** Mark in the title bar of a block that was run; links to the row with the details. */
export function RanMark({ release }: { readonly release: string }): ReactNode {
  return (
    <a className="ran" href="#proof">
      <Icon name="check" />
      <span className="vh">
        {`${translate({
          id: 'proof.mark',
          message: 'Tested on release',
          description: 'For assistive tools, in front of the number of a release beside code',
        })} `}
      </span>
      {release}
    </a>
  );
}
