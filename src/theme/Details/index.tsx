// Change: the native element, without the animation script.
import { type ReactNode, isValidElement } from 'react';
import type { Props } from '@theme/Details';

export default function Details({ summary, children, ...props }: Props): ReactNode {
  return (
    <details {...props}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
