import type { Options as ApiOptions } from '../api-reference/options';
import type { DocsVersion, PostList } from './options';

/** Creates the options of the API reference: its versions, and the folders whose pages are searched for uses of each name. */
export function createApiOptions(
  versions: readonly DocsVersion[],
  lastVersion: string,
  postLists: readonly PostList[],
): Pick<ApiOptions, 'versions' | 'lastVersion' | 'usageFolders'> {
  return {
    versions: versions.map(({ name, label, path }) => ({ name, label, path })),
    lastVersion,
    usageFolders: [
      ...versions.map(({ name, path }) => ({
        version: name,
        path: name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
        routeBasePath: `docs/${path}`,
        kind: 'docs' as const,
      })),
      ...postLists.map(({ path }) => ({
        version: lastVersion,
        path,
        routeBasePath: path,
        kind: 'post' as const,
      })),
    ],
  };
}
