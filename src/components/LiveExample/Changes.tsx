import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ValuesState } from './useValues';

type Props = { readonly state: ValuesState };

/** Says which numbers are not the page's, and leads back. */
export function Changes({ state: { values, changed, restore } }: Props): ReactNode {
  if (changed.length === 0) return null;
  return (
    <p className="live__changes" role="status">
      <span>
        <Translate
          id="live.changed"
          description="Below a program whose numbers differ from those of the page; {values} is code such as k = 120"
          values={{ values: <code>{changed.map((name) => `${name} = ${values[name]}`).join(', ')}</code> }}
        >
          {'Changed: {values}'}
        </Translate>
      </span>
      <button type="button" className="btn" onClick={restore}>
        <Translate
          id="live.restore"
          description="Button: undoes the changes of the reader or of a shared link"
        >
          Back to the page's values
        </Translate>
      </button>
    </p>
  );
}
