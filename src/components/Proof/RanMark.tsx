import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Mark in the bar of a code block that was run; leads to the row that says more. */
export function RanMark({ release }: { readonly release: string }): ReactNode {
  return (
    <a className="ran" href="#proof">
      <span className="vh">
        <Translate
          id="proof.mark"
          description="For assistive tools, in front of the number of a release beside code"
        >
          Tested on release
        </Translate>{' '}
      </span>
      {release}
    </a>
  );
}
