import type { RouteConfig } from '@docusaurus/types';

/**
 * Removes the last update date from a route. Docusaurus keys a route by a hash of its whole configuration, so a committed edit
 * of one page would rename its route and change the route table that every page loads. Pages read the date from their own
 * chunk; if the sitemap ever shows dates, it asks Git for those of routes without one. Can go when Docusaurus leaves `metadata`
 * out of that hash (`lib/server/codegen/codegenRoutes.js` of its core).
 */
export function stableRoute(route: RouteConfig): RouteConfig {
  const { metadata, routes } = route;
  const { lastUpdatedAt: _lastUpdatedAt, ...lasting } = metadata ?? {};
  return {
    ...route,
    ...(metadata && { metadata: lasting }),
    ...(routes && { routes: routes.map(stableRoute) }),
  };
}
