import { existsSync } from 'node:fs';
import { flattenRoutes } from '@docusaurus/utils';
import type { RouteConfig } from '@docusaurus/types';
import { writtenFile } from '../../shared/translations/assembledFile';
import type { ContentFolder } from './options';

/** Address of a page, and where its text is written. */
export interface RoutePage {
  /** With the base URL. */
  readonly address: string;
  /** Path from the site's folder, or null for a page that a plugin puts together. */
  readonly source: string | null;
}

/** Takes all routes, nested ones too; returns the pages by their path below the base URL, without slashes at its ends. */
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
