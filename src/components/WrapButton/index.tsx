import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/**
 * Wraps the long lines of all code, and remembers it; src/boot does the work. The style sheet draws its icon and shows one of the two
 * names: before the app runs, only the attribute of the root element holds the state.
 */
export function WrapButton(): ReactNode {
  return (
    <button type="button" className="icon-btn wrap" data-action="wrap">
      <span className="vh">
        <Translate id="code.wrap" description="Name of the button that wraps long lines of code">
          Wrap long lines
        </Translate>
      </span>
      <span className="vh">
        <Translate id="code.unwrap" description="Name of the same button while long lines are wrapped">
          Do not wrap lines
        </Translate>
      </span>
    </button>
  );
}
