import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export type Options = {
  /** The versions of `/docs/` and `/api/`, newest first; the one with an empty `path` is the current one. */
  versions: { label: string; path: string }[];
  /**
   * Folder of the API inventories, relative to the site's folder; one folder per version, named after its path or else
   * its label.
   */
  inventories: string;
  /** Globs of pages to leave out, without the base URL. */
  exclude: string[];
  /** Globs of pages, without base URL and version, that few readers look for: they rank lower. */
  minor: string[];
  /** Globs of lists, without base URL and version, that are found by title only, e.g. the posts with a tag. */
  titleOnly: string[];
  /** Whether the dialog uses hosted search; the index is still written, for `/search`. */
  isHosted: boolean;
  /** Label that a browser shows for the site's search. */
  openSearchDescription: string;
};

const schema = Joi.object<Options>({
  versions: Joi.array()
    .items(Joi.object({ label: Joi.string().required(), path: Joi.string().allow('').required() }))
    .has(Joi.object({ path: Joi.string().valid('').required() }).unknown())
    .required()
    .messages({
      'array.hasUnknown': '"versions" has no version with an empty path. Fix: give one of them path: \'\'.',
    }),
  inventories: Joi.string().default('api'),
  exclude: Joi.array().items(Joi.string()).default([]),
  minor: Joi.array().items(Joi.string()).default([]),
  titleOnly: Joi.array().items(Joi.string()).default([]),
  isHosted: Joi.boolean().default(false),
  openSearchDescription: Joi.string().required(),
});

type Context = OptionValidationContext<Partial<Options>, Options>;

/** Refuses unknown options, and versions without a current one. */
export function validateOptions({ validate, options }: Context): Options {
  return validate(schema, options);
}
