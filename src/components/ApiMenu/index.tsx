import { type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiVersionData } from '@site/plugins/api-reference/types';
import { Icon } from '@site/src/components/Icon';
import { useSectionVersions } from '@site/src/hooks/useSectionVersions';
import { toMenuGroups, type MenuGroup } from '@site/src/lib/api/toMenuGroups';

const trim = (path: string) => path.replace(/\/$/, '');

function MenuLink({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactNode {
  const isActive = trim(useLocation().pathname) === trim(path);
  return (
    <li>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        to={path}
        aria-current={isActive ? 'page' : undefined}
      >
        {children}
      </Link>
    </li>
  );
}

/** A module with those below it; open where the reader is, and the first one always. */
function Group({
  group: { title, links },
  isFirst = false,
}: {
  readonly group: MenuGroup;
  readonly isFirst?: boolean;
}): ReactNode {
  const { pathname } = useLocation();
  const isOpen = isFirst || links.some(({ path }) => trim(path) === trim(pathname));
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
                <code>{label}</code>
              )}
            </MenuLink>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Classes of the package, which have a page each. */
function Objects({ objects }: Pick<ApiVersionData, 'objects'>): ReactNode {
  const { pathname } = useLocation();
  if (objects.length === 0) return null;
  return (
    <li className="menu__list-item">
      <details open={objects.some(({ path }) => trim(path) === trim(pathname))}>
        <summary className="menu__link menu__link--cat">
          <Translate id="api.menu.classes" description="Group of the menu: classes that have a page each">
            Classes
          </Translate>
          <Icon name="caret" />
        </summary>
        <ul className="menu__list">
          {objects.map(({ title, path }) => (
            <MenuLink key={path} path={path}>
              <code>{title.replace(/^ti\./, '')}</code>
            </MenuLink>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The pages of the C API, which are docs pages of the same version. */
function CPages({ versionName }: { readonly versionName: string }): ReactNode {
  const { docs } = useSectionVersions();
  const pages = Object.entries(docs.find(({ name }) => name === versionName)?.pages ?? {});
  const own = pages.filter(([id]) => id.startsWith('c-api/')).sort(([a], [b]) => (a < b ? -1 : 1));
  if (own.length === 0) return null;
  return (
    <li className="menu__list-item">
      <details>
        <summary className="menu__link menu__link--cat">
          <Translate
            id="api.menu.c"
            description="Group of the menu: the reference of the C language interface"
          >
            C API
          </Translate>
          <Icon name="caret" />
        </summary>
        <ul className="menu__list">
          {own.map(([id, path]) => (
            <MenuLink key={id} path={path}>
              <code>{id.replace('c-api/', '')}</code>
            </MenuLink>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The menu of the reference: index, changes, and the modules; groups fold without a script. */
export function ApiMenu({ version }: { readonly version: ApiVersionData }): ReactNode {
  const groups = toMenuGroups(version.sidebar);
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
          <Group key={group.title} group={group} isFirst />
        ))}
        <Objects objects={version.objects} />
        {groups.slice(1).map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <CPages versionName={version.versionName} />
      </ul>
    </nav>
  );
}
