import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { generatedRequest } from '../../shared/build/generatedRequest';
import { loadIndexes } from './load';
import { loadApiTaste } from './loadApiTaste';
import { loadDemo } from './loadDemo';
import { loadPosts } from './loadPosts';
import { optionsSchema, type Options } from './options';
import { buildRoutes, findLast } from './routes';
import type { Demo, HomeContent } from './types';

/** Adds the home page and the index page of each docs version, with the documentation menu as their data. */
export default function docsIndex(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { wallNames }: Options,
): Plugin<Demo> {
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
      const api = loadApiTaste(allContent, findLast(indexes).versionName, wallNames);
      const home: HomeContent = { demo, api, posts };
      const content = await write('home', home);
      buildRoutes({ indexes, data, content, ...covers, baseUrl }).forEach(actions.addRoute);
    },
  };
}

/** Refuses unknown options; fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(optionsSchema, options);
}
