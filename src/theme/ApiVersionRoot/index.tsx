import { type ReactNode } from 'react';
import { matchPath, useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import type { RouteConfig } from 'react-router-config';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { ApiVersionData } from '@site/plugins/api-reference/types';
import { ApiMenu } from '@site/src/components/ApiMenu';
import { Frame } from '@site/src/components/Frame';

type Props = { readonly version: ApiVersionData; readonly route: RouteConfig };

/** Layout shared by the pages of one version: the sidebar stays mounted across navigations. */
export default function ApiVersionRoot({ version, route }: Props): ReactNode {
  const { pathname } = useLocation();
  const pages = route.routes ?? [];
  const isKnown = pages.some((page) => matchPath(pathname, page));
  return (
    <Layout>
      {isKnown ? (
        <Frame sidebar={<ApiMenu version={version} />}>{renderRoutes(pages)}</Frame>
      ) : (
        <NotFoundContent />
      )}
    </Layout>
  );
}
