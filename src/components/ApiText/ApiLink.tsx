import { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {
  /** URL with the base URL, or a fragment of this page. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A plain link within the reference: a page has hundreds of them, too many for an observer each. `useInAppLinks`
 * handles navigation.
 */
export function ApiLink({ href, className, children }: Props): ReactNode {
  const { collectLink } = useBrokenLinks();
  if (href.startsWith('/')) collectLink(href);
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
