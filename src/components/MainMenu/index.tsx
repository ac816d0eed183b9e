import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';
import { NavMenu } from '@site/src/components/NavMenu';
import { WechatCode } from '@site/src/components/WechatCode';
import { useVersionMenu } from '@site/src/hooks/useVersionMenu';

/** An entry of `config/navbar.ts`, validated and translated by Docusaurus. */
type Entry = {
  type?: string;
  label?: string;
  to?: string;
  href?: string;
  icon?: string;
  popover?: string;
  activeBaseRegex?: string;
  items?: Entry[];
};

function useIsActive(): (entry: Entry) => boolean {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const path = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return ({ activeBaseRegex }) => activeBaseRegex !== undefined && new RegExp(activeBaseRegex).test(path);
}

function MenuLink({ entry }: { readonly entry: Entry }): ReactNode {
  const popover = entry.popover === 'qr';
  return (
    <li className={popover ? 'qr-wrap' : undefined}>
      <Link className="dropdown__link" to={entry.to ?? entry.href}>
        {entry.icon && <Icon name={entry.icon} />}
        {entry.label}
      </Link>
      {popover && <WechatCode />}
    </li>
  );
}

function TopLink({ entry }: { readonly entry: Entry }): ReactNode {
  const isActive = useIsActive()(entry);
  const { apiPath } = useVersionMenu();
  const to = useBaseUrl(entry.to);
  return (
    <li>
      <Link
        className={clsx('navbar__link', isActive && 'navbar__link--active')}
        aria-current={isActive ? 'true' : undefined}
        to={entry.type === 'custom-api' ? apiPath : to}
      >
        {entry.label}
      </Link>
    </li>
  );
}

/** The links and menus of the navbar, as list items; the drawer shows the same ones. */
export function MainMenu(): ReactNode {
  const entries = useThemeConfig().navbar.items as Entry[];
  return entries
    .filter(({ type }) => type === undefined || type === 'dropdown' || type === 'custom-api')
    .map((entry) =>
      entry.items ? (
        <NavMenu key={entry.label} label={<span>{entry.label}</span>}>
          {entry.items.map((item) => (
            <MenuLink key={item.label} entry={item} />
          ))}
        </NavMenu>
      ) : (
        <TopLink key={entry.label} entry={entry} />
      ),
    );
}
