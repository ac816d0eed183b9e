import type { RouteConfig } from '@docusaurus/types';
import { changesPage, pagePath, type Place } from './addresses';
import { listPages, type Reference } from './reference';
import type { ApiGlobalData } from './types';

/** Paths of the data modules of one version. */
export type VersionModules = {
  /** Data shared by all pages of the version. */
  readonly version: string;
  readonly root: string;
  readonly changes: string;
  /** By the path of the section. */
  readonly sections: Readonly<Record<string, string>>;
};

/**
 * Builds the route of one version: a parent around root page, changes and sections, so that the sidebar stays mounted during
 * navigation. The parent whose path is a prefix of the other versions' paths gets the lowest priority.
 */
export function buildRoute(
  { version }: Pick<Reference, 'version'>,
  { version: shared, root, changes, sections }: VersionModules,
  place: Place,
): RouteConfig {
  const page = (id: string, component: string, modules: Record<string, string>): RouteConfig => ({
    path: pagePath(place, version, id),
    component,
    exact: true,
    modules: { ...modules, version: shared },
  });
  return {
    path: pagePath(place, version),
    component: '@theme/ApiVersionRoot',
    exact: false,
    ...(version.path === '' && { priority: -1 }),
    modules: { version: shared },
    routes: [
      page('', '@theme/ApiRoot', { root }),
      page(changesPage, '@theme/ApiChanges', { changes }),
      ...Object.entries(sections).map(([id, section]) => page(id, '@theme/ApiSection', { section })),
    ],
  };
}

/** Builds the global data for the version menu: the versions and the ids of their pages. */
export function toGlobalData(
  references: readonly Reference[],
  { lastVersion, ...place }: Place & { lastVersion: string },
): ApiGlobalData {
  const pagesOf = (reference: Reference) => [changesPage, ...listPages(reference)];
  const pages = [...new Set(references.flatMap(pagesOf))].sort();
  return {
    versions: references.map((reference) => {
      const { name, label } = reference.version;
      const own = new Set(pagesOf(reference));
      return {
        name,
        label,
        isLast: name === lastVersion,
        path: pagePath(place, reference.version),
        without: pages.filter((page) => !own.has(page)),
      };
    }),
    pages,
  };
}
