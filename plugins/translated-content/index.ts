import path from 'node:path';
import blog, { validateOptions as validateBlog } from '@docusaurus/plugin-content-blog';
import docs, { validateOptions as validateDocs } from '@docusaurus/plugin-content-docs';
import pages, { validateOptions as validatePages } from '@docusaurus/plugin-content-pages';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { getLocaleConfig } from '@docusaurus/utils';
import { assembledFolder } from '../../shared/translations/assembledFile';
import type { PageInList } from '../../shared/translations/planPage';
import { lockFileOf } from '../../shared/translations/lock';
import { assemble, listAllFiles } from './assemble';
import { assembledContext } from './assembledContext';
import { describeBoards } from './describeBoards';
import { describePages } from './describePages';
import { listPages } from './listPages';
import { openProject } from './openProject';
import { ownOptionsSchema, type OwnOptions } from './options';
import { planAssembly, type Assembly } from './planAssembly';
import { stableRoute } from './stableRoute';

type ContentPlugin = (context: LoadContext, options: object) => Promise<Plugin>;
type Validation = (context: OptionValidationContext<object, object>) => object;

const originals = {
  docs: { run: docs as unknown as ContentPlugin, validate: validateDocs as unknown as Validation },
  blog: { run: blog as unknown as ContentPlugin, validate: validateBlog as unknown as Validation },
  pages: { run: pages as unknown as ContentPlugin, validate: validatePages as unknown as Validation },
};

/** Validated options: our own, and those of the content plugin in its own format. */
export interface Options {
  readonly id: string;
  readonly own: OwnOptions;
  readonly original: { readonly path: string; readonly editUrl?: unknown };
}

const toSlashes = (file: string): string => file.split(path.sep).join('/');

/**
 * Runs one of Docusaurus' content plugins on a folder in which the translations of the locale are assembled, so that docs
 * versions can share translated sections, and English pages and pictures are next to translated ones. Adds the translation
 * status of each page for the theme.
 */
export default async function translatedContent(
  context: LoadContext,
  { own, original }: Options,
): Promise<Plugin> {
  const { siteDir, generatedFilesDir, i18n } = context;
  const { currentLocale: locale } = i18n;
  const { run } = originals[own.content];
  const isTranslated = getLocaleConfig(i18n).translate;
  const project = openProject(siteDir);
  const { lists } = own;
  const mine = lists.filter(({ kind, folder }) =>
    own.content === 'docs' ? kind === 'docs' : folder === original.path,
  );
  const folder = path.join(generatedFilesDir, assembledFolder, locale);
  let plan: Assembly = new Map();

  const putTogether = (): void => {
    if (!isTranslated) return;
    const listFiles = (name: string) =>
      listAllFiles(path.join(siteDir, name)).map((file) => `${name}/${file}`);
    plan = planAssembly(locale, mine, project, listFiles);
    assemble(
      siteDir,
      folder,
      mine.map(({ translated }) => translated),
      plan,
    );
  };
  const toWritten = (file: string): string => {
    const written = plan.get(toSlashes(path.relative(folder, file)));
    return written === undefined ? file : path.join(siteDir, written.file);
  };
  const pageOf = (source: string): PageInList | null => {
    const file = path.join(siteDir, source.replace(/^@site\//, ''));
    const name = toSlashes(path.relative(folder, file));
    const list = mine.find(({ translated }) => name.startsWith(`${translated}/`));
    return list ? { list, page: name.slice(list.translated.length + 1) } : null;
  };

  putTogether();
  const plugin = await run(isTranslated ? assembledContext(context, folder, toWritten) : context, original);
  return {
    ...plugin,
    async loadContent() {
      putTogether();
      const content = await plugin.loadContent?.();
      const loaded = listPages(own.content, content);
      const editUrl = typeof original.editUrl === 'string' ? original.editUrl : null;
      if (isTranslated) describePages(loaded, { locale, lists, project, pageOf, editUrl });
      await describeBoards(loaded, { siteDir, i18n, lists, project });
      return content;
    },
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: { ...args.actions, addRoute: (route) => args.actions.addRoute(stableRoute(route)) },
      }),
    // The blog plugin names its feeds in the head of every page of the site: src/components/Blog/FeedLinks.tsx does on its own pages.
    injectHtmlTags: undefined,
    // The originals of the assembled files; watching the copies would report each change twice.
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []).map((watched) =>
        toSlashes(watched).replace(toSlashes(folder), toSlashes(path.join(siteDir, 'i18n', locale))),
      ),
      ...(isTranslated ? [path.join(siteDir, lockFileOf(locale))] : []),
    ],
  };
}

/** Refuses unknown options, including those of the content plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<OwnOptions & { id?: string }, object>): object {
  const { content, lists, ...rest } = options;
  const own = ownOptionsSchema.validate({ content, lists });
  if (own.error) throw own.error;
  const original = originals[content].validate({
    validate,
    options: rest,
  } as unknown as OptionValidationContext<object, object>) as Options['original'] & { id: string };
  return { id: original.id, own: own.value, original };
}
