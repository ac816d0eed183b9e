import { Joi } from '@docusaurus/utils-validation';

/**
 * One version: its name in the docs plugin, its visible label, and its path below the route base, which is empty for the last.
 */
export type VersionOptions = { name: string; label: string; path: string };

/** A folder of pages whose examples run on one version. */
export type UsageFolder = {
  /** Name of the version, e.g. `current`. */
  readonly version: string;
  /** Folder, relative to the site. */
  readonly path: string;
  /** Path of its pages, without base URL. */
  readonly routeBasePath: string;
  readonly kind: 'docs' | 'post';
};

export type Options = {
  /** Folder of inventories and descriptions, relative to the site. */
  path: string;
  routeBasePath: string;
  /** Newest first. */
  versions: VersionOptions[];
  /** Name of the version at the route base. */
  lastVersion: string;
  /** Address of the repository for source links. */
  repositoryUrl: string;
  /** Report of the example runs, relative to the site. */
  reportFile: string;
  /** Folders of pages whose examples show how names are used. */
  usageFolders: UsageFolder[];
};

const version = Joi.object<VersionOptions>({
  name: Joi.string().required(),
  label: Joi.string().required(),
  path: Joi.string().allow('').required(),
});

const usageFolder = Joi.object<UsageFolder>({
  version: Joi.string().required(),
  path: Joi.string().required(),
  routeBasePath: Joi.string().required(),
  kind: Joi.string().valid('docs', 'post').required(),
});

/** Options of the plugin with their defaults; unknown ones are refused. */
export const optionsSchema = Joi.object<Options>({
  path: Joi.string().default('api'),
  routeBasePath: Joi.string().default('api'),
  versions: Joi.array().items(version).unique('name').unique('path').min(1).required(),
  lastVersion: Joi.string().required(),
  repositoryUrl: Joi.string().uri().default('https://github.com/taichi-dev/taichi'),
  usageFolders: Joi.array().items(usageFolder).default([]),
  reportFile: Joi.string().default('data/example-report.json'),
});
