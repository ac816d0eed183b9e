import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedRequest } from '../../shared/build/generatedRequest';
import { loadIndexes } from './load';
import { loadApiTaste } from './loadApiTaste';
import { loadDemo } from './loadDemo';
import { loadPosts } from './loadPosts';
import { buildRoutes, findLast } from './routes';
import type { Demo, HomeContent } from './types';

/** Adds the home page and the index page of each docs version, with the documentation menu as their data. */
export default function docsIndex({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin<Demo> {
  const program = path.join(siteDir, 'src/theme/HomePage/stir.py');
  return {
    name: 'docs-index',
    getPathsToWatch: () => [program],
    loadContent: () => loadDemo(program),
    async allContentLoaded({ allContent, actions }) {
      const write = async (name: string, content: object): Promise<string> =>
        generatedRequest(
          generatedFilesDir,
          await actions.createData(`${name}.json`, JSON.stringify(content)),
        );
      const indexes = loadIndexes(allContent);
      const data: Record<string, string> = {};
      for (const index of indexes) data[index.versionName] = await write(index.versionName, index);
      const demo = allContent['docs-index']?.default as Demo;
      const { posts, ...covers } = loadPosts(allContent);
      const home: HomeContent = { demo, api: loadApiTaste(allContent, findLast(indexes).versionName), posts };
      const content = await write('home', home);
      buildRoutes({ indexes, data, content, ...covers, baseUrl }).forEach(actions.addRoute);
    },
  };
}
