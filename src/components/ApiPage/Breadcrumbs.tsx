import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

type Props = {
  /** Path of the version's root page, with the base URL. */
  readonly rootPath: string;
  /** The pages above this one, and this one, below the root page. */
  readonly items: readonly { title: string; path?: string }[];
};

/** The line that shows where a page of the reference stands. */
export function Breadcrumbs({ rootPath, items }: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'Name of the line that shows where the page stands',
      })}
    >
      <ol className="breadcrumbs">
        <li>
          <Link to={rootPath}>
            <Translate
              id="breadcrumbs.api"
              description="First entry of the line that shows where a page of the API reference stands"
            >
              API
            </Translate>
          </Link>
        </li>
        {items.map(({ title, path }, index) => (
          <li key={title}>
            {path !== undefined && index < items.length - 1 ? (
              <Link to={path}>{title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
