import type { RouteConfig } from '@docusaurus/types';

/**
 * Removes the date of the last change from a route. Docusaurus keys a route by a hash of its whole configuration, so a committed
 * edit of one page would rename its route and change the table of routes that every page loads. Pages show the date from
 * their own chunk; the sitemap asks Git for a route without a date, should it ever have dates.
 * Can go when Docusaurus leaves `metadata` out of that hash (`lib/server/codegen/codegenRoutes.js` of its core).
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
