import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { loadInventories } from './load';
import { optionsSchema, type Options, type VersionOptions } from './options';
import { toRootData } from './props';
import { buildRoutes, toGlobalData } from './routes';
import type { ApiRootData } from './types';

/** Adds the pages of the API reference, made from the inventories in `api/`. */
export default function apiReference(
  { siteDir, baseUrl }: LoadContext,
  options: Options,
): Plugin<ApiRootData[]> {
  const { versions, lastVersion, routeBasePath, repositoryUrl } = options;
  const folder = path.resolve(siteDir, options.path);
  const folderOf = ({ path: versionPath, name }: VersionOptions) => path.join(folder, versionPath || name);
  return {
    name: 'api-reference',
    getPathsToWatch: () => [`${folder}/**/*.json`],
    loadContent: () =>
      Promise.all(
        versions.map(async (version) =>
          toRootData({ version, inventories: await loadInventories(folderOf(version)), repositoryUrl }),
        ),
      ),
    async contentLoaded({ content, actions }) {
      const data: Record<string, string> = {};
      for (const root of content) {
        data[root.versionName] = await actions.createData(
          `${root.versionName}-root.json`,
          JSON.stringify(root),
        );
      }
      buildRoutes({ versions, routeBasePath, baseUrl, data }).forEach(actions.addRoute);
      actions.setGlobalData(toGlobalData({ versions, lastVersion, routeBasePath, baseUrl }));
    },
  };
}

/** Refuses unknown options and a version that is there twice; fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(optionsSchema, options);
}
