import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@site/src/lib/isPlainClick';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Path, including the base URL. */
  readonly href: string;
  /** Called when the app is about to show the page in this tab. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
};

/**
 * A link to a path that already includes the base URL. Docusaurus' own link would prefetch every hit that comes into
 * view.
 */
export function SiteLink({ href, onFollow, children, ...rest }: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
