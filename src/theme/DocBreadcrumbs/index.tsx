// Change: starts with the index page of the version; the current page is marked for assistive tools.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import {
  useActivePlugin,
  useDocsData,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const { version } = useDocsVersion();
  const { versions } = useDocsData(useActivePlugin({ failfast: true })?.pluginId);
  if (!breadcrumbs) return null;
  const start = versions.find(({ name }) => name === version)?.path ?? '/docs';
  const last = breadcrumbs.length - 1;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'Name of the line that shows where the page stands',
        })}
      >
        <ol className="breadcrumbs">
          <li>
            <Link to={start}>
              <Translate
                id="breadcrumbs.docs"
                description="First entry of the line that shows where the page stands"
              >
                Docs
              </Translate>
            </Link>
          </li>
          {breadcrumbs.map((item, index) => (
            <li key={item.label}>
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
