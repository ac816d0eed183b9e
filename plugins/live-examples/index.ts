import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { extendCache } from '../../shared/build/bundlerCache';
import { emitAssets } from '../../shared/build/emitAssets';
import { indexFile, planAddress, planFile, proofsFile, readLiveIndex } from '../../shared/build/livePlans';

/** No options. */
export type Options = Record<never, never>;

/** Publishes the plans of the live examples, under names that have the hash of their content: see README.md. */
export default function liveExamples({ siteDir }: LoadContext): Plugin<void> {
  const sources = [indexFile, proofsFile].map((file) => path.join(siteDir, file));
  return {
    name: 'live-examples',
    getPathsToWatch: () => sources,
    configureWebpack(config, isServer) {
      // Pages name the plans, and the bundler keeps a compiled page until its Markdown changes.
      const cached = extendCache(config, 'live-examples', () => ({ buildDependencies: sources }));
      if (isServer) return cached;
      const plans = Object.entries(readLiveIndex(siteDir)).map(([name, { plan }]) => [
        planAddress(name, plan),
        readFileSync(path.join(siteDir, planFile(name)), 'utf8'),
      ]);
      return { ...cached, plugins: [emitAssets(Object.fromEntries(plans) as Record<string, string>)] };
    },
  };
}

const schema = Joi.object<Options>({});

/** Refuses options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
