import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { extendCache } from '../../shared/build/bundlerCache';

/** `file`: the report, from the site's folder. */
export type Options = { file: string };

/**
 * Pages show what the report of the examples says, but the bundler keeps a compiled page for as long as its Markdown stays the
 * same. This plugin names the report as something that all of its cache depends on.
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
