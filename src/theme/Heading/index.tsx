// Change: the link next to a heading copies its URL and confirms it (src/boot/copyButtons.ts).
import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  const heading = typeof children === 'string' ? children : id;
  return (
    <As {...props} id={id}>
      {children}
      <a
        className="hash"
        href={`#${id}`}
        data-action="copy-url"
        data-done={translate({
          id: 'heading.copied',
          message: 'URL copied',
          description: 'Said after the address of a heading was copied',
        })}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Name of the link beside a heading',
          },
          { heading },
        )}
      >
        #
      </a>
    </As>
  );
}
