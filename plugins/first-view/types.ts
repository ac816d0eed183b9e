/** A route as `routes.js` gives it, its component as path and hash: both together are its key in `routesChunkNames.json`. */
export type Route = {
  readonly path: string;
  readonly component: readonly [path: string, hash: string];
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
};

/** The chunks of a route: at each end a name or number, or `null` where a chunk is not used before. */
export type Tree = string | number | null | readonly Tree[] | { readonly [key: string]: Tree };

/**
 * What all routes of a kind have in common: how deep they are, how many segments of the path before are left out, the
 * attributes for the router, and the tree of chunks.
 */
export type Kind = readonly [
  level: number,
  dropped: number,
  attributes: Readonly<Record<string, unknown>>,
  chunks: Tree,
];

/**
 * All routes in the order of `routes.js`: the rest of each path after what it shares with the one before, with `?` between
 * them, and the index of its kind.
 */
export type RouteTable = {
  readonly paths: string;
  readonly order: readonly number[];
  readonly kinds: readonly Kind[];
};

/** A route for the router, its component still to be made of path and hash. */
export type PlainRoute = {
  readonly path: string;
  readonly component: readonly [path: string, hash: string];
  routes?: PlainRoute[];
};
