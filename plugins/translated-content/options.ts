import { Joi } from '@docusaurus/utils-validation';
import type { ContentList } from '../../shared/translations/contentList';

/** Options of this plugin; all others belong to the wrapped content plugin. */
export interface OwnOptions {
  readonly content: 'docs' | 'blog' | 'pages';
  /** All content of the site, docs versions newest first. */
  readonly lists: readonly ContentList[];
}

const list = Joi.object<ContentList>({
  name: Joi.string().required(),
  kind: Joi.string().valid('docs', 'posts', 'pages').required(),
  folder: Joi.string().required(),
  translated: Joi.string().required(),
  path: Joi.string().allow('').required(),
  version: Joi.string().required(),
  showLastUpdateTime: Joi.boolean().when('kind', {
    is: 'posts',
    then: Joi.required(),
    otherwise: Joi.forbidden(),
  }),
  sidebar: Joi.string().when('kind', { is: 'docs', then: Joi.required(), otherwise: Joi.forbidden() }),
});

/** Validates the options of this plugin. */
export const ownOptionsSchema = Joi.object<OwnOptions>({
  content: Joi.string().valid('docs', 'blog', 'pages').required(),
  lists: Joi.array().items(list).required(),
});
