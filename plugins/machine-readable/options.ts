import { Joi } from '@docusaurus/utils-validation';
import type { Version } from '../../config/versions';
import type { ContentList } from '../../shared/translations/contentList';

/** What is read of a version of the docs and of the API reference. */
export type VersionOptions = Omit<Version, 'banner'>;

export type Options = {
  /** All content of the site, `contentLists` of `config/content.ts`. */
  readonly lists: readonly ContentList[];
  /** In the order of the version menu. */
  readonly versions: readonly VersionOptions[];
};

const version = Joi.object<VersionOptions>({
  name: Joi.string().required(),
  label: Joi.string().required(),
  path: Joi.string().allow('').required(),
  release: Joi.string()
    .pattern(/^v\d+\.\d+\.\d+$/)
    .required(),
}).unknown();

/** Options of the plugin; unknown ones are refused. */
export const optionsSchema = Joi.object<Options>({
  lists: Joi.array().items(Joi.object().unknown()).required(),
  versions: Joi.array().items(version).unique('name').unique('path').min(1).required(),
});
