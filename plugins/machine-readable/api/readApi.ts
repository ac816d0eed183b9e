import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import * as z from 'zod';
import {
  changesSchema,
  rootSchema,
  sectionSchema,
  versionSchema,
  type ApiChanges,
  type ApiRoot,
  type ApiSection,
  type ApiVersion,
} from './schema';

/** A page of the reference with its path, which has the base URL. */
type At<Data> = { readonly permalink: string; readonly data: Data };

/** The reference of one version. */
export type VersionApi = {
  readonly version: ApiVersion;
  readonly root: At<ApiRoot>;
  readonly changes: At<ApiChanges>;
  readonly sections: readonly At<ApiSection>[];
};

const prefix = '@generated/';

/** Reads the data module of a route and checks its shape. */
function readModule<Data>(
  generatedFilesDir: string,
  { path: route, modules }: RouteConfig,
  name: string,
  schema: z.ZodType<Data>,
): At<Data> {
  const request = modules?.[name];
  if (typeof request !== 'string' || !request.startsWith(prefix)) {
    throw new Error(`machine-readable: the route ${route} has no data "${name}". Fix: adapt api/readApi.ts.`);
  }
  const file = path.join(generatedFilesDir, request.slice(prefix.length));
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return { permalink: route, data: result.data };
  throw new Error(
    `${file}: not what plugins/machine-readable/api/schema.ts expects. Fix: adapt the schema.\n${z.prettifyError(result.error)}`,
    { cause: result.error },
  );
}

/** Reads the API reference from the routes of the site: one entry per version, in the order of the routes; none without a reference. */
export function readApi(routes: readonly RouteConfig[], generatedFilesDir: string): VersionApi[] {
  const parents = routes.filter(({ component }) => component === '@theme/ApiVersionRoot');
  return parents.map((parent) => {
    const pages = (component: string) =>
      (parent.routes ?? []).filter((route) => route.component === component);
    const read = <Data>(component: string, name: string, schema: z.ZodType<Data>) =>
      pages(component).map((route) => readModule(generatedFilesDir, route, name, schema));
    const [root] = read('@theme/ApiRoot', 'root', rootSchema);
    const [changes] = read('@theme/ApiChanges', 'changes', changesSchema);
    if (!root || !changes)
      throw new Error(`machine-readable: ${parent.path} lacks pages. Fix: adapt api/readApi.ts.`);
    return {
      version: readModule(generatedFilesDir, parent, 'version', versionSchema).data,
      root,
      changes,
      sections: read('@theme/ApiSection', 'section', sectionSchema),
    };
  });
}
