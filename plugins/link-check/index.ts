import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { checkLinks } from './checkLinks';
import { optionsSchema, type Options } from './options';

/** Fails the build on links to missing pages, files or headings, with file, line and fix. */
export default function linkCheck({ siteDir }: LoadContext, options: Options): Plugin<void> {
  return {
    name: 'link-check',
    async postBuild(props) {
      // Hooks of all plugins start in one go: afterwards, everything that synchronous ones write exists.
      await Promise.resolve();
      await checkLinks({ ...props, siteDir }, options);
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
