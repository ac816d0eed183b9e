// Change: starts with the index page of the version; the current page is marked for assistive technology. No structured
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

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const { version } = useDocsVersion();
  const { versions } = useDocsData(useActivePlugin({ failfast: true })?.pluginId);
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
      // Categories have no pages of their own.
      items={breadcrumbs.map(({ label }) => ({ title: label }))}
    />
  );
}
