import { normalizeUrl } from '@docusaurus/utils';
import type { RouteConfig } from '@docusaurus/types';
import type { Options, VersionOptions } from './options';
import type { ApiGlobalData } from './types';

type Place = Pick<Options, 'versions' | 'routeBasePath'> & { baseUrl: string };

/** Path of a version's root page with the base URL, a slash at its end. */
export function rootPath(
  { routeBasePath, baseUrl }: Omit<Place, 'versions'>,
  version: VersionOptions,
): string {
  return normalizeUrl([baseUrl, routeBasePath, version.path, '/']);
}

/** Routes of the root pages, as data; `data` holds the data module of each version by its name. */
export function buildRoutes({
  versions,
  ...place
}: Place & { data: Readonly<Record<string, string>> }): RouteConfig[] {
  return versions.map((version) => ({
    path: rootPath(place, version),
    component: '@theme/ApiRoot',
    exact: true,
    modules: { root: place.data[version.name] ?? '' },
  }));
}

/** What the version menu knows of the reference: the versions and the paths of their pages. */
export function toGlobalData({
  versions,
  lastVersion,
  ...place
}: Place & { lastVersion: string }): ApiGlobalData {
  return {
    versions: versions.map((version) => {
      const path = rootPath(place, version);
      return {
        name: version.name,
        label: version.label,
        isLast: version.name === lastVersion,
        path,
        pages: { '': path },
      };
    }),
  };
}
