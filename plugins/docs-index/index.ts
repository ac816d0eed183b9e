import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { readLiveIndex } from '../../shared/build/livePlans';
import { formatPictures } from '../../shared/build/formatPictures';
import { generatedRequest } from '../../shared/build/generatedRequest';
import { demoTexts, translateDemo } from './demoTexts';
import { loadIndexes } from './load';
import { loadApiTaste } from './loadApiTaste';
import { formatDemo, readDemo } from './loadDemo';
import { loadPosts, loadStories } from './loadPosts';
import { loadTiles } from './loadTiles';
import { optionsSchema, type Options } from './options';
import { buildRoutes, findLast } from './routes';
import type { HomeContent } from './types';

/** Adds the home page and the index page of each docs version, with the documentation menu as their data. */
export default function docsIndex(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { wallNames, tiles: sources }: Options,
): Plugin<string> {
  const program = path.join(siteDir, 'src/theme/HomePage/stir.py');
  return {
    name: 'docs-index',
    getPathsToWatch: () => [program],
    loadContent: () => readDemo(program),
    getTranslationFiles: ({ content }) => [demoTexts(content)],
    translateContent: ({ content, translationFiles }) => translateDemo(content, translationFiles),
    async allContentLoaded({ allContent, actions }) {
      const writeFile = async (name: string, content: string): Promise<string> =>
        generatedRequest(generatedFilesDir, await actions.createData(name, content));
      const write = (name: string, content: object): Promise<string> =>
        writeFile(`${name}.json`, JSON.stringify(content));
      const indexes = loadIndexes(allContent);
      const data: Record<string, string> = {};
      for (const index of indexes) data[index.versionName] = await write(index.versionName, index);
      const source = allContent['docs-index']?.default as string;
      const demo = formatDemo(program, source, readLiveIndex(siteDir));
      const { posts, ...ofPosts } = loadPosts(allContent);
      const { tiles, ...ofTiles } = loadTiles(siteDir, sources);
      const stories = loadStories(allContent);
      const api = loadApiTaste(allContent, findLast(indexes).versionName, wallNames);
      const home: HomeContent = { demo, api, tiles, stories, posts };
      const content = await write('home', home);
      const pictures = await writeFile(
        'pictures.js',
        formatPictures({
          covers: { ...ofTiles.covers, ...ofPosts.covers },
          coverVariants: { ...ofTiles.coverVariants, ...ofPosts.coverVariants },
        }),
      );
      buildRoutes({ indexes, data, content, pictures, baseUrl }).forEach(actions.addRoute);
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
