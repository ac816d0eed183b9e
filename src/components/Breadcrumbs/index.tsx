import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

type Props = {
  /** The index that everything stands below. */
  readonly start: { readonly label: ReactNode; readonly path: string };
  /** What is above the page, with its path where it is a page, and the page itself. */
  readonly items: readonly { readonly title: string; readonly path?: string }[];
};

/** The line that shows where a page stands. */
export function Breadcrumbs({ start, items }: Props): ReactNode {
  const last = items.length - 1;
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
          <Link to={start.path}>{start.label}</Link>
        </li>
        {items.map(({ title, path }, index) => (
          <li key={title}>
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
}
