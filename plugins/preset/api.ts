import type { Content } from '../../config/content';
import type { ContentList } from '../../shared/translations/contentList';
import type { Options as ApiOptions } from '../api-reference/options';

/** Creates the options of the API reference: its versions, and the folders whose pages are searched for uses of each name. */
export function createApiOptions(
  { versions, lastVersion }: Content,
  lists: readonly ContentList[],
): Pick<ApiOptions, 'versions' | 'lastVersion' | 'usageFolders'> {
  return {
    versions: versions.map(({ name, label, path }) => ({ name, label, path })),
    lastVersion,
    usageFolders: lists
      .filter(({ kind }) => kind !== 'pages')
      .map(({ kind, version, folder, path }) => ({
        version,
        path: folder,
        routeBasePath: path,
        kind: kind === 'docs' ? 'docs' : 'post',
      })),
  };
}
