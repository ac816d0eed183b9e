import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { NavMenu } from '@site/src/components/NavMenu';
import { useVersionMenu } from '@site/src/hooks/useVersionMenu';
import { versions } from '@site/config/versions';

const bannerOf = (name: string) => versions.find((version) => version.name === name)?.banner;

function describeBanner(name: string): string {
  switch (bannerOf(name)) {
    case 'unreleased':
      return translate({
        id: 'version.unreleased',
        message: 'newest',
        description: 'State of the develop version in the version menu',
      });
    case 'unmaintained':
      return translate({
        id: 'version.unmaintained',
        message: 'unmaintained',
        description: 'State of an old version in the version menu',
      });
    default:
      return translate({
        id: 'version.current',
        message: 'default',
        description: 'State of the version that the site opens with, in the version menu',
      });
  }
}

/** Version menu for docs and API: keeps the page if the other version has it. */
export function VersionMenu(): ReactNode {
  const { entries, active, savePreferred } = useVersionMenu();
  const label = active?.label ?? '';
  return (
    <NavMenu
      isAtEnd
      label={<span>{label}</span>}
      title={translate(
        {
          id: 'version.menu',
          message: 'Version: {label}',
          description: 'Name of the version menu for assistive tools',
        },
        { label },
      )}
    >
      {entries.map(({ name, label: text, path, isActive }) => (
        <li key={name}>
          <Link
            className="dropdown__link"
            to={path}
            aria-current={isActive ? 'true' : undefined}
            data-action="version"
            data-version={name}
            onClick={() => savePreferred(name)}
          >
            {text}
            <small>{describeBanner(name)}</small>
          </Link>
        </li>
      ))}
    </NavMenu>
  );
}
