import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiVersionData } from '@site/plugins/api-reference/types';
import { BreakingName } from '@site/src/components/BreakingName';
import { Icon } from '@site/src/components/Icon';
import { useInAppLinks } from '@site/src/hooks/useInAppLinks';
import { toMenuGroups, type MenuGroup } from '@site/src/lib/api/toMenuGroups';
import { ClassPages, CPages } from './OtherPages';
import { MenuLink } from './MenuLink';
import { isSamePath } from './isSamePath';

/** A name of a module that fits into the menu does not wrap. */
const lineWidth = 22;

/** A module with its submodules. */
function Group({
  group: { title, links },
  isOpen,
  isFirst = false,
}: {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly isFirst?: boolean;
}): ReactNode {
  return (
    <li className="menu__list-item">
      <details open={isOpen}>
        <summary className="menu__link menu__link--cat">
          <code>{title}</code>
          <Icon name="caret" />
        </summary>
        <ul className="menu__list">
          {links.map(({ label, path }) => (
            <MenuLink key={path} path={path}>
              {label === '' ? (
                isFirst ? (
                  <Translate id="api.menu.top" description="Menu entry: the names of the package itself">
                    Top-level names
                  </Translate>
                ) : (
                  <Translate
                    id="api.menu.overview"
                    description="Menu entry: the page of a module that has modules"
                  >
                    Overview
                  </Translate>
                )
              ) : (
                <code>
                  <BreakingName name={label} width={lineWidth} />
                </code>
              )}
            </MenuLink>
          ))}
        </ul>
      </details>
    </li>
  );
}

/**
 * The menu of the reference: index, changes and modules; groups fold without a script. Only the group of the current page is open; on
 * a page outside of all groups, the first one.
 */
export function ApiMenu({ version }: { readonly version: ApiVersionData }): ReactNode {
  const { pathname } = useLocation();
  useInAppLinks('.menu');
  const groups = toMenuGroups(version.sidebar);
  const isHere = ({ path }: { readonly path: string }) => isSamePath(path, pathname);
  const isOutside = ![...version.objects, ...groups.flatMap(({ links }) => links)].some(isHere);
  return (
    <nav
      className="menu"
      aria-label={translate({
        id: 'api.menu',
        message: 'API sidebar',
        description: 'Name of the menu of the API reference for assistive tools',
      })}
    >
      <ul className="menu__list menu__list--api">
        <MenuLink path={version.rootPath}>
          <Translate id="api.menu.index" description="Menu entry: all names of the API">
            All names
          </Translate>
        </MenuLink>
        <MenuLink path={version.changesPath}>
          <Translate id="api.menu.changes" description="Menu entry: what the version changed in the API">
            What changed
          </Translate>
        </MenuLink>
        {groups.slice(0, 1).map((group) => (
          <Group key={group.title} group={group} isOpen={isOutside || group.links.some(isHere)} isFirst />
        ))}
        <ClassPages objects={version.objects} />
        {groups.slice(1).map((group) => (
          <Group key={group.title} group={group} isOpen={group.links.some(isHere)} />
        ))}
        <CPages versionName={version.versionName} />
      </ul>
    </nav>
  );
}
