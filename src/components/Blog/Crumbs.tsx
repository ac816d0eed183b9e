import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

type Props = {
  /** The pages above this one, the list first. */
  readonly above: readonly { readonly label: string; readonly path: string }[];
  /** Name of this page. */
  readonly current: string;
};

/** Where the page stands: list, then page. */
export function Crumbs({ above, current }: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'Name of the line that shows where the page stands',
      })}
    >
      <ol className="breadcrumbs">
        {above.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
