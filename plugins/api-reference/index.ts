import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { getLocaleConfig } from '@docusaurus/utils';
import { generatedRequest } from '../../shared/build/generatedRequest';
import { pagePath } from './addresses';
import { createNameFinder } from './findName';
import { loadReference, type ReferenceContent } from './loadReference';
import { listInventoryEntries, writeObjectsInventory } from './objectsInventory';
import { optionsSchema, type Options } from './options';
import { createContexts, toPages } from './toPages';
import { apiLockOf, folderOf } from './translations/loadTranslations';
import { buildRoute, toGlobalData } from './routes';

/** Adds the pages of the API reference, built from inventories and descriptions in `api/`. */
export default function apiReference(
  { siteDir, baseUrl, generatedFilesDir, i18n }: LoadContext,
  options: Options,
): Plugin<ReferenceContent> {
  const folder = path.resolve(siteDir, options.path);
  const locale = getLocaleConfig(i18n).translate ? i18n.currentLocale : null;
  const place = { routeBasePath: options.routeBasePath, baseUrl };
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      `${folder}/**/*.{json,yaml}`,
      ...(locale === null
        ? []
        : [path.join(siteDir, apiLockOf(locale)), `${path.join(siteDir, folderOf(locale))}/**/*.yaml`]),
    ],
    loadContent: () => loadReference({ siteDir, baseUrl, locale }, options),
    async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
      for (const context of createContexts(content, { place, ...options })) {
        const pages = toPages(context);
        const write = async (name: string, data: unknown) => {
          const file = await createData(`${pages.version.versionName}-${name}.json`, JSON.stringify(data));
          return generatedRequest(generatedFilesDir, file);
        };
        const sections: Record<string, string> = {};
        for (const data of pages.sections) {
          sections[data.section] = await write(data.section.replaceAll('/', '-'), data);
        }
        const modules = {
          version: await write('version', pages.version),
          root: await write('root', pages.root),
          changes: await write('changes', pages.changes),
          sections,
        };
        addRoute(buildRoute(context.reference, modules, place));
      }
      setGlobalData(toGlobalData(content.references, { ...place, lastVersion: options.lastVersion }));
    },
    async postBuild({ content, outDir }) {
      for (const reference of content.references) {
        const { version, tag } = reference;
        const findName = createNameFinder(reference, place);
        const entries = listInventoryEntries({ reference, findName, rootPath: pagePath(place, version) });
        const file = path.join(outDir, options.routeBasePath, version.path, 'objects.inv');
        await writeFile(file, writeObjectsInventory(entries, tag.replace(/^v/, '')));
      }
    },
  };
}

/** Refuses unknown options and duplicate versions; fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(optionsSchema, options);
}
