import { Joi } from '@docusaurus/utils-validation';

/** A docs version, as the site's configuration has it. */
export interface Version {
  readonly name: string;
  /** Address below that of the docs. */
  readonly path: string;
}

/** What this plugin takes besides the options of the content plugin that it runs. */
export interface OwnOptions {
  readonly content: 'docs' | 'blog' | 'pages';
  /** The newest first. */
  readonly docsVersions: readonly Version[];
}

/** The options of this plugin; the others are for the content plugin to check. */
export const ownOptionsSchema = Joi.object<OwnOptions>({
  content: Joi.string().valid('docs', 'blog', 'pages').required(),
  docsVersions: Joi.array()
    .items(Joi.object({ name: Joi.string().required(), path: Joi.string().allow('').required() }))
    .required(),
});
