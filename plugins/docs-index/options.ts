import { Joi } from '@docusaurus/utils-validation';
import { tileKinds, tiles, type TileSource } from './tiles';
import { wallNames } from './wallNames';

export type Options = {
  /** Names of the API on the home page, qualified without `taichi`. */
  wallNames: readonly string[];
  /** Pictures of what readers can make. The home page omits that part when the list is empty. */
  tiles: readonly TileSource[];
};

const tile = Joi.object<TileSource>({
  kind: Joi.string()
    .valid(...tileKinds)
    .required(),
  to: Joi.string().pattern(/^\//).required(),
  picture: Joi.string()
    .pattern(/^@site\//)
    .required(),
});

/** Options of the plugin with their defaults; unknown ones are refused. */
export const optionsSchema = Joi.object<Options>({
  wallNames: Joi.array()
    .items(Joi.string())
    .default([...wallNames]),
  tiles: Joi.array()
    .items(tile)
    .unique('kind')
    .default([...tiles]),
});
