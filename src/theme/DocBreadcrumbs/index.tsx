// Change: starts with the index page of the version, ends with the menu of the page; the current page is marked for assistive technology. No structured
// data: categories have no pages, so the list would have one entry, and search engines require two.
import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import {
  useActivePlugin,
  useDocsData,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { PageMenu } from '@site/src/components/PageMenu';
import { usePageNotebook } from '@site/src/components/PageMenu/pageNotebook';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const { version } = useDocsVersion();
  const { versions } = useDocsData(useActivePlugin({ failfast: true })?.pluginId);
  const hasNotebook = usePageNotebook();
  if (!breadcrumbs) return null;
  const start = versions.find(({ name }) => name === version)?.path ?? '/docs';
  return (
    <Breadcrumbs
      start={{
        label: (
          <Translate
            id="breadcrumbs.docs"
            description="First entry of the line that shows where the page stands"
          >
            Docs
          </Translate>
        ),
        path: start,
      }}
      // Categories have no pages of their own, and one with the name of its page adds nothing.
      items={breadcrumbs
        .filter(({ label }, index) => label !== breadcrumbs[index + 1]?.label)
        .map(({ label }) => ({ title: label }))}
      menu={<PageMenu hasNotebook={hasNotebook} />}
    />
  );
}
