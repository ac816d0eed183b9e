import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

type Props = {
  /** The index that all items are below. */
  readonly start: { readonly label: ReactNode; readonly path: string };
  /** The ancestors of the page, with a path if they have a page, and the page itself. */
  readonly items: readonly { readonly title: string; readonly path?: string }[];
  /** At the end of the line. */
  readonly menu?: ReactNode;
};

/** Breadcrumbs of the current page. */
export function Breadcrumbs({ start, items, menu }: Props): ReactNode {
  const last = items.length - 1;
  const trail = (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'Name of the line that shows where the page stands',
      })}
    >
      <ol className="breadcrumbs">
        <li>
          <Link to={start.path}>{start.label}</Link>
        </li>
        {items.map(({ title, path }, index) => (
          <li key={`${index} ${title}`}>
            {path !== undefined && index < last ? (
              <Link to={path}>{title}</Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
  return menu ? (
    <div className="crumbs">
      {trail}
      {menu}
    </div>
  ) : (
    trail
  );
}
