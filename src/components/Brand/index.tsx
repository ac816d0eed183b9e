import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

/** Logo and name of the site, linked to the home page. */
export function Brand(): ReactNode {
  return (
    <Link
      className="navbar__brand"
      to="/"
      aria-label={translate({
        id: 'brand.label',
        message: 'Taichi Docs, home',
        description: 'Name of the link on the logo',
      })}
    >
      <svg className="brand" viewBox="0 0 145.5 30" aria-hidden="true">
        <use href="#i-brand" />
      </svg>
    </Link>
  );
}
