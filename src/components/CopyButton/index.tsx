import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** Copies the `code` inside the nearest `data-copy-scope`; src/boot/boot.ts does the work and says "Copied". */
export function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      className="icon-btn copy"
      data-action="copy"
      data-done={translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'Said after code was copied',
      })}
      aria-label={translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code',
        description: 'Name of the button that copies code',
      })}
    >
      <Icon name="copy" className="idle" />
      <Icon name="check" className="done" />
    </button>
  );
}
