import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { addAlternates, type Alternate } from './addAlternates';
import { readApi } from './api/readApi';
import { blogContents, docsContent, listPages, parsedPages } from './listPages';
import { createPictureFinder } from './markdown/findPicture';
import { readPages } from './markdown/readPages';
import { optionsSchema, type Options } from './options';
import { planFiles } from './planFiles';
import { createWords } from './words';

/** Writes the links into a finished page, at once: other plugins read and write the pages, too. */
function linkPage(outDir: string, permalink: string, alternates: readonly Alternate[], data?: string): void {
  const file = path.join(outDir, permalink, 'index.html');
  try {
    const html = addAlternates(readFileSync(file, 'utf8'), alternates, data);
    writeFileSync(`${file}.linked`, html);
    renameSync(`${file}.linked`, file);
  } catch (error) {
    throw new Error(`machine-readable: ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Writes each page as Markdown, pages with programs as notebooks, the API as JSON and lists of all that: see README.md. */
export default function machineReadable(context: LoadContext, options: Options): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, i18n, siteConfig, codeTranslations } = context;
  const place = { siteUrl: siteConfig.url, baseUrl };
  const words = createWords(i18n.currentLocale, codeTranslations);
  return {
    name: 'machine-readable',
    // Without a pause: what is read and written in between would be lost.
    postBuild({ outDir, plugins, routes }) {
      const { files, alternates, breadcrumbs } = planFiles({
        title: siteConfig.title,
        siteDir,
        place,
        locale: i18n.currentLocale,
        words,
        options,
        pages: readPages({
          pages: listPages(siteDir, plugins, options.lists),
          parsed: parsedPages(plugins),
          place,
          words,
          findPicture: createPictureFinder(outDir, place),
        }),
        docs: docsContent(plugins),
        blogs: blogContents(plugins),
        apis: readApi(routes, generatedFilesDir),
      });
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      for (const [permalink, formats] of alternates) {
        linkPage(outDir, decodeURI(permalink.slice(baseUrl.length)), formats, breadcrumbs.get(permalink));
      }
      return Promise.resolve();
    },
  };
}

/** Refuses unknown options and versions without a release. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(optionsSchema, options);
}
