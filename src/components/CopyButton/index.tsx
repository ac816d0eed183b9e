import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

type Props = {
  /** Accessible name, "Copy code" by default. */
  readonly label?: string;
};

/**
 * Copies the `code` inside the nearest `data-copy-scope`; src/boot does the work and shows "Copied". The style sheet
 * shows one of the two icons.
 */
export function CopyButton({ label }: Props): ReactNode {
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
      aria-label={
        label ??
        translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code',
          description: 'Name of the button that copies code',
        })
      }
    >
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  );
}
