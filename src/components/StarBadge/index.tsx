import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { site } from '@site/config/site';
import { useStarCount } from '@site/src/hooks/useStarCount';

/** Link to the project's repository with its star count. */
export function StarBadge(): ReactNode {
  const count = useStarCount();
  return (
    <Link
      className="navbar__link stars"
      to={site.projectUrl}
      aria-label={translate(
        {
          id: 'stars.label',
          message: 'Taichi on GitHub, {count} stars',
          description: 'Name of the star badge for assistive tools',
        },
        { count },
      )}
    >
      <Icon name="github" />
      <span className="num">{count}</span>
    </Link>
  );
}
