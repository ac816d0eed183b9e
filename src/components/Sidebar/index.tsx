import { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { Brand } from '@site/src/components/Brand';
import { Icon } from '@site/src/components/Icon';
import { LanguageMenu } from '@site/src/components/LanguageMenu';
import { MainMenu } from '@site/src/components/MainMenu';
import { VersionMenu } from '@site/src/components/VersionMenu';

type Props = {
  /** The menu of the section; missing on pages without one. */
  readonly children?: ReactNode;
};

function DrawerHead(): ReactNode {
  return (
    <div className="drawer__main">
      <div className="drawer__head">
        <Brand />
        <button
          type="button"
          className="icon-btn"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={translate({
            id: 'drawer.close',
            message: 'Close menu',
            description: 'Button that closes the drawer',
          })}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="drawer__tools">
        <MainMenu />
        <VersionMenu />
        <LanguageMenu hasName />
      </ul>
    </div>
  );
}

/** The sidebar on wide screens, and on narrow ones the drawer, a popover with the main menu on top. */
export function Sidebar({ children }: Props): ReactNode {
  return (
    <aside
      id="drawer"
      popover="auto"
      className={clsx('sidebar', !children && 'sidebar--drawer', 'theme-doc-sidebar-container')}
      aria-label={translate({
        id: 'sidebar.label',
        message: 'Sidebar',
        description: 'Name of the sidebar for assistive tools',
      })}
    >
      <DrawerHead />
      {children}
      {children && (
        <button type="button" className="sidebar__hide" data-action="sidebar">
          <Icon name="fold" />
          {/* The style sheet shows one of the two: before the app runs, only the attribute of the root element is
              available. */}
          <span className="sidebar__shown">
            <Translate id="sidebar.hide" description="Button below the sidebar while it is shown">
              Hide sidebar
            </Translate>
          </span>
          <span className="sidebar__hidden">
            <Translate id="sidebar.show" description="Name of the same button while the sidebar is hidden">
              Show sidebar
            </Translate>
          </span>
        </button>
      )}
    </aside>
  );
}
