import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadIndexes } from './load';
import { buildRoutes } from './routes';

/** Adds the home page and the index page of each docs version, with the documentation menu as their data. */
export default function docsIndex(context: LoadContext): Plugin {
  return {
    name: 'docs-index',
    async allContentLoaded({ allContent, actions }) {
      const indexes = loadIndexes(allContent);
      const data: Record<string, string> = {};
      for (const index of indexes) {
        data[index.versionName] = await actions.createData(`${index.versionName}.json`, JSON.stringify(index));
      }
      buildRoutes({ indexes, data, baseUrl: context.baseUrl }).forEach(actions.addRoute);
    },
  };
}
