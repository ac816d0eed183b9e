import { Joi } from '@docusaurus/utils-validation';

/** What the plugin is told in docusaurus.config.ts. */
export interface Options {
  /** Files below the base URL that other plugins write in their own postBuild, and that may not be there yet. */
  readonly alsoWritten: readonly string[];
}

/** Refuses unknown options, and files that do not count from the base URL. */
export const optionsSchema = Joi.object<Options>({
  alsoWritten: Joi.array().items(Joi.string().pattern(/^[^/]/, 'path without a leading slash')).default([]),
});
