import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** Copies the page's URL; src/boot/copyButtons.ts does the work and shows "URL copied". */
export function CopyLink({ permalink }: { readonly permalink: string }): ReactNode {
  return (
    <a
      className="copy-link"
      href={permalink}
      data-action="copy-url"
      data-done={translate({
        id: 'heading.copied',
        message: 'URL copied',
        description: 'Said after the address of a heading was copied',
      })}
      // The link points to its own page: following it would reload the page.
      onClick={(event) => event.preventDefault()}
    >
      <Icon name="copy" className="idle" />
      <Icon name="check" className="done" />
      <Translate id="blog.copyLink" description="Link that copies the address of a post">
        Copy link
      </Translate>
    </a>
  );
}
