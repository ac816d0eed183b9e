import { Fragment, type ReactNode } from 'react';
import type { TextPart } from '@site/src/search/client/readHit';

type Props = { readonly parts: readonly TextPart[] };

/** A text with its matches marked. */
export function MarkedText({ parts }: Props): ReactNode {
  // Parts have no identity of their own, so their position is the key.
  return parts.map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
  ));
}
