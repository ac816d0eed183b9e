import { type ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';

type Props = {
  /** Content of the closed menu. */
  readonly label: ReactNode;
  /** Accessible name if the label is a picture. */
  readonly title?: string;
  readonly isAtEnd?: boolean;
  /** List items. */
  readonly children: ReactNode;
};

/**
 * A menu that needs no script: `details` opens it on click and by keyboard, the style sheet on hover on wide screens.
 * src/boot/menus.ts closes it on Escape and on outside clicks.
 */
export function NavMenu({ label, title, isAtEnd = false, children }: Props): ReactNode {
  return (
    <li className={clsx('dropdown', isAtEnd && 'dropdown--end')}>
      <details name="menu">
        <summary className="navbar__link" aria-label={title}>
          {label}
          <Icon name="caret" className="caret" />
        </summary>
      </details>
      <ul className="dropdown__menu">{children}</ul>
    </li>
  );
}
