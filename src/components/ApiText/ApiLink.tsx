import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { shortenHref } from '@site/src/lib/api/shortenHref';

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
  const { pathname } = useLocation();
  if (href.startsWith('/')) collectLink(href);
  return (
    <a href={shortenHref(href, pathname)} className={className}>
      {children}
    </a>
  );
}
