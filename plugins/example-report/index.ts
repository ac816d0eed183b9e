import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { extendCache } from '../../shared/build/bundlerCache';

/** `file`: the report, relative to the site. */
export type Options = { file: string };

/**
 * Invalidates the bundler's cache when the example report changes. Pages display the report, but the bundler keeps a compiled
 * page until its Markdown changes.
 */
export default function exampleReport({ siteDir }: LoadContext, { file }: Options): Plugin<void> {
  const report = path.join(siteDir, file);
  return {
    name: 'example-report',
    configureWebpack: (config) =>
      extendCache(config, 'example-report', ({ version = '' }) =>
        existsSync(report) ? { buildDependencies: [report] } : { version: `${version}-unreported` },
      ),
  };
}

const schema = Joi.object<Options>({ file: Joi.string().required() });

/** Refuses unknown options and a missing file name. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
