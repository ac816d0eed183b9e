import { Joi } from '@docusaurus/utils-validation';
import { wallNames } from './wallNames';

export type Options = {
  /** Names of the API on the home page, qualified without `taichi`. */
  wallNames: readonly string[];
};

/** Options of the plugin with their defaults; unknown ones are refused. */
export const optionsSchema = Joi.object<Options>({
  wallNames: Joi.array()
    .items(Joi.string())
    .default([...wallNames]),
});
