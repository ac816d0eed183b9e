// Change: own markup (see src/components/NavMenu, Sidebar); menus and drawer work without the app.
import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Brand } from '@site/src/components/Brand';
import { ColorModeToggle } from '@site/src/components/ColorModeToggle';
import { Icon } from '@site/src/components/Icon';
import { LanguageMenu } from '@site/src/components/LanguageMenu';
import { MainMenu } from '@site/src/components/MainMenu';
import { SearchButton } from '@site/src/components/SearchButton';
import { StarBadge } from '@site/src/components/StarBadge';
import { VersionMenu } from '@site/src/components/VersionMenu';

export default function Navbar(): ReactNode {
  return (
    <nav
      className="navbar"
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'Name of the menu bar',
      })}
    >
      <div className="navbar__inner">
        <button
          type="button"
          className="icon-btn navbar__toggle"
          popoverTarget="drawer"
          aria-label={translate({
            id: 'drawer.open',
            message: 'Open menu',
            description: 'Button that opens the drawer on narrow screens',
          })}
        >
          <Icon name="menu" />
        </button>
        <Brand />
        <ul className="navbar__items">
          <MainMenu />
        </ul>
        <ul className="navbar__items navbar__items--end">
          <li className="keep">
            <SearchButton />
          </li>
          <VersionMenu />
          <LanguageMenu />
          <li className="keep">
            <ColorModeToggle />
          </li>
          <li>
            <StarBadge />
          </li>
        </ul>
      </div>
    </nav>
  );
}
