import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../../shared/build/bundleScript';
import { emitAssets } from '../../shared/build/emitAssets';
import { offlineFolder, workerFile } from '../../shared/offline/format';
import { planName } from '../../shared/offline/plan';
import { planSets, type VersionOptions } from './planSets';

export type Options = {
  /** In the order of the version menu. */
  readonly versions: readonly VersionOptions[];
  /** Folders of posts, which are in no set. */
  readonly posts: readonly string[];
};

/** Publishes the worker that serves pages without a network, and plans what it can keep: see README.md. */
export default function offline(
  { siteDir, baseUrl, i18n }: LoadContext,
  { versions, posts }: Options,
): Plugin {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return {
    name: 'offline',
    configureWebpack(config, isServer) {
      // One worker for all locales. None on the development server: it would serve what a build has left.
      if (isServer || baseUrl !== root || config.mode === 'development') return {};
      const { code } = bundleScript(path.join(siteDir, 'src/offline/worker/offlineWorker.ts'));
      return { plugins: [emitAssets({ [workerFile]: code })] };
    },
    postBuild({ outDir, routesPaths }) {
      const locale = i18n.currentLocale;
      const plan = planSets({ root, home: baseUrl, locale, versions, posts, routes: routesPaths });
      const folder = path.join(outDir, offlineFolder);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, planName), JSON.stringify(plan));
      return Promise.resolve();
    },
  };
}

const version = Joi.object<VersionOptions>({
  label: Joi.string().required(),
  path: Joi.string().allow('').required(),
});

const schema = Joi.object<Options>({
  versions: Joi.array().items(version).unique('label').unique('path').min(1).required(),
  posts: Joi.array().items(Joi.string()).default([]),
});

/** Refuses unknown options and versions without a label. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
