import { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = { readonly id: string; readonly children: ReactNode };

/** A word of the glossary, linked to itself so that its address can be copied. */
export function GlossaryTerm({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <dt id={id}>
      <a className="glossary__word" href={`#${id}`}>
        {children}
      </a>
    </dt>
  );
}
