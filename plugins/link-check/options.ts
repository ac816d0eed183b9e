import { Joi } from '@docusaurus/utils-validation';

/** Options of the plugin in docusaurus.config.ts. */
export interface Options {
  /** Files below the base URL that other plugins write in their own postBuild, possibly later. */
  readonly alsoWritten: readonly string[];
}

/** Refuses unknown options, and files that are not relative to the base URL. */
export const optionsSchema = Joi.object<Options>({
  alsoWritten: Joi.array().items(Joi.string().pattern(/^[^/]/, 'path without a leading slash')).default([]),
});
