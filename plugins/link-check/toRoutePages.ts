import { existsSync } from 'node:fs';
import { flattenRoutes } from '@docusaurus/utils';
import type { RouteConfig } from '@docusaurus/types';
import { writtenFile } from '../../shared/translations/assembledFile';
import type { ContentFolder } from './options';

/** URL of a page and the file that its text is written in. */
export interface RoutePage {
  /** With the base URL. */
  readonly address: string;
  /** Path relative to the site's folder, or null for a page that a plugin generates. */
  readonly source: string | null;
}

/**
 * Maps paths below the base URL, without leading or trailing slashes, to the pages of all routes, nested ones included.
 */
export function toRoutePages(
  routes: readonly RouteConfig[],
  baseUrl: string,
  lists: readonly ContentFolder[],
): Map<string, RoutePage> {
  return new Map(
    flattenRoutes([...routes])
      .filter((route) => `${route.path}/`.startsWith(baseUrl))
      .map(({ path, metadata }) => [
        path.slice(baseUrl.length).replace(/\/$/, ''),
        {
          address: path,
          source: metadata?.sourceFilePath ? writtenFile(metadata.sourceFilePath, lists, existsSync) : null,
        },
      ]),
  );
}
