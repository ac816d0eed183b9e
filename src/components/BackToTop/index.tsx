import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** Button at the bottom of the window, shown by src/boot/scrollSpy.ts after scrolling down. */
export function BackToTop(): ReactNode {
  return (
    <button
      type="button"
      className="icon-btn to-top"
      data-action="top"
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Back to top',
        description: 'Label of the button that scrolls to the top of the page',
      })}
    >
      <Icon name="up" />
    </button>
  );
}
