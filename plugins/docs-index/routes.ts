import type { RouteConfig } from '@docusaurus/types';
import type { DocsIndex } from './types';

type Input = {
  indexes: readonly DocsIndex[];
  /** Path of the data module of each version, by version name. */
  data: Readonly<Record<string, string>>;
  /** Path of the data module with the rest of the home page. */
  content: string;
  /** Path of the module with the addresses of the home page's pictures. */
  pictures: string;
  baseUrl: string;
};

/**
 * Finds the default version.
 *
 * @throws When there is none.
 */
export function findLast(indexes: readonly DocsIndex[]): DocsIndex {
  const last = indexes.find((index) => index.isLast);
  if (!last) throw new Error('docs-index: there is no default docs version. Fix: set lastVersion.');
  return last;
}

/** Builds the routes of the home page (menu of the default version) and of each version's index page. */
export function buildRoutes({ indexes, data, content, pictures, baseUrl }: Input): RouteConfig[] {
  const moduleOf = (index: DocsIndex) => ({ index: data[index.versionName] ?? '' });
  return [
    {
      path: baseUrl,
      component: '@theme/HomePage',
      exact: true,
      modules: { ...moduleOf(findLast(indexes)), content, pictures },
    },
    ...indexes.map((index) => ({
      path: `${index.path}/`,
      component: '@theme/DocsIndexPage',
      exact: true,
      modules: moduleOf(index),
    })),
  ];
}
