import { Joi } from '@docusaurus/utils-validation';
import type { ContentList } from '../../shared/translations/contentList';

/** A content folder and its translations below the folder of a locale. */
export type ContentFolder = Pick<ContentList, 'folder' | 'translated'>;

/** Options of the plugin. */
export interface Options {
  /** All content of the site. */
  readonly lists: readonly ContentFolder[];
  /** Files below the base URL that other plugins write in their own postBuild, possibly later. */
  readonly alsoWritten: readonly string[];
}

/** Validates the options; files are relative to the base URL. */
export const optionsSchema = Joi.object<Options>({
  lists: Joi.array()
    .items(Joi.object({ folder: Joi.string().required(), translated: Joi.string().required() }).unknown())
    .required(),
  alsoWritten: Joi.array().items(Joi.string().pattern(/^[^/]/, 'path without a leading slash')).default([]),
});
