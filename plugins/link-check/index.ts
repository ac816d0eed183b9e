import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { runInWorker } from '../../shared/build/runInWorker';
import type { run } from './checkLinks';
import { optionsSchema, type Options } from './options';
import { toRoutePages } from './toRoutePages';

/** Fails the build on links to missing pages, files or headings, with file, line and fix. */
export default function linkCheck({ siteDir }: LoadContext, options: Options): Plugin<void> {
  return {
    name: 'link-check',
    async postBuild(props) {
      // Hooks of all plugins start in one go: afterwards, everything that synchronous ones write exists.
      await Promise.resolve();
      const { outDir, baseUrl, routes, siteConfig, i18n } = props;
      await runInWorker<typeof run>(path.join(__dirname, 'checkLinks.ts'), {
        siteDir,
        outDir,
        site: {
          origin: new URL(siteConfig.url).origin,
          baseUrl,
          otherBaseUrls: Object.values(i18n.localeConfigs).map((config) => config.baseUrl),
        },
        routePages: toRoutePages(routes, baseUrl, options.lists),
        options,
      });
    },
  };
}

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(optionsSchema, options);
}
