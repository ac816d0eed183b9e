import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type { ApiVersionData } from '@site/plugins/api-reference/types';
import { Icon } from '@site/src/components/Icon';
import { useSectionVersions } from '@site/src/hooks/useSectionVersions';
import { isSamePath } from './isSamePath';
import { MenuLink } from './MenuLink';

/** Classes of the package, each with its own page. */
export function ClassPages({ objects }: Pick<ApiVersionData, 'objects'>): ReactNode {
  const { pathname } = useLocation();
  if (objects.length === 0) return null;
  return (
    <li className="menu__list-item">
      <details open={objects.some(({ path }) => isSamePath(path, pathname))}>
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
export function CPages({ versionName }: { readonly versionName: string }): ReactNode {
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
