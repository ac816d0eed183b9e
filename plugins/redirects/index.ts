import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../../shared/build/emitAssets';
import type { Directives } from '../../shared/build/contentPolicy';
import { findAliases, type Alias } from './findAliases';
import { findRedirectProblems } from './findRedirectProblems';
import { redirectScript, renderRedirect } from './renderRedirect';

export type Options = {
  /** Old path to new path, both absolute, without base URL and locale. */
  redirects: Readonly<Record<string, string>>;
  /** Alternative paths of whole branches of pages. */
  aliases: readonly Alias[];
  /** Content security policy of the pages. */
  policy: Directives;
};

const digest = createHash('sha256').update(redirectScript).digest('hex').slice(0, 8);
const scriptFile = `assets/redirect.${digest}.js`;

/**
 * Writes a page for each old URL after the build, in every locale. Fails when an old URL is taken or its target does
 * not exist.
 */
export default function redirectsPlugin(
  context: LoadContext,
  { redirects, aliases, policy }: Options,
): Plugin {
  const { url, baseUrl, trailingSlash } = context.siteConfig;
  const base = baseUrl.replace(/\/$/, '');
  return {
    name: 'redirects',
    // Part of the bundle: while pages are written after the build, the links of those that exist are already checked.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [emitAssets({ [scriptFile]: redirectScript })] },
    async postBuild({ outDir, routesPaths }) {
      const paths = routesPaths.map((route) => decodeURI(route).slice(base.length) || '/');
      const all = { ...findAliases(aliases, paths), ...redirects };
      const problems = findRedirectProblems(all, paths);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const site = { origin: url, script: `${base}/${scriptFile}`, policy };
      for (const [from, to] of Object.entries(all)) {
        const file = path.join(
          outDir,
          trailingSlash === false ? `${from}.html` : path.join(from, 'index.html'),
        );
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, renderRedirect(`${base}${to}`, site));
      }
    },
  };
}

const schema = Joi.object<Options>({
  redirects: Joi.object().pattern(Joi.string().regex(/^\//), Joi.string().regex(/^\//)).required(),
  aliases: Joi.array()
    .items(Joi.object<Alias>({ of: Joi.string().required(), at: Joi.string().required() }))
    .default([]),
  policy: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
});

/** Refuses unknown options and paths that are not absolute. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
