import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const files = z.array(z.object({ file: z.string() })).optional();

/** The parts of `client-manifest.json` that are used: the chunks behind each name, and the files of each chunk. */
const manifestSchema = z.object({
  entrypoints: z.array(z.string()).nonempty(),
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.object({ js: files, css: files })),
});

/** Chunk names, in the structure of a route's props. */
export type ChunkTree = string | readonly ChunkTree[] | { readonly [key: string]: ChunkTree };

const chunkTreeSchema: z.ZodType<ChunkTree> = z.lazy(() =>
  z.union([z.string(), z.array(chunkTreeSchema), z.record(z.string(), chunkTreeSchema)]),
);

/** `routesChunkNames.json`: the chunk names of each route, by its path and a hash of the route. */
const routeChunksSchema = z.record(z.string().regex(/-[^-]+$/), chunkTreeSchema);

export type Manifest = z.infer<typeof manifestSchema>;
export type RouteChunks = z.infer<typeof routeChunksSchema>;

function readGenerated<Data>(folder: string, name: string, schema: z.ZodType<Data>): Data {
  const { success, data, error } = schema.safeParse(
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  );
  if (success) return data;
  throw new Error(
    `first-view: ${name}, which Docusaurus generates, has another structure than expected.\n${z.prettifyError(error)}\nFix: adapt plugins/first-view/generatedFiles.ts to this release of Docusaurus.`,
  );
}

/** Reads the bundler's manifest from the folder of generated files. */
export const readManifest = (folder: string): Manifest =>
  readGenerated(folder, 'client-manifest.json', manifestSchema);

/** Reads the chunk names of all routes from the folder of generated files. */
export const readRouteChunks = (folder: string): RouteChunks =>
  readGenerated(folder, 'routesChunkNames.json', routeChunksSchema);
