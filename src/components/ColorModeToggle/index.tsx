import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** Toggles dark and light mode; src/boot/colorMode.ts does the work, so it responds before the app runs. */
export function ColorModeToggle(): ReactNode {
  return (
    <button
      type="button"
      className="icon-btn"
      data-action="color-mode"
      aria-label={translate({
        id: 'colorMode.toggle',
        message: 'Switch between dark and light mode',
        description: 'Name of the button that changes the color mode',
      })}
    >
      <Icon name="sun" className="sun" />
      <Icon name="moon" className="moon" />
    </button>
  );
}
