import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

// The fields that the search needs; the full shape is in plugins/api-reference/schema.ts and tools/api/cSchema.ts.
const member = z.object({ name: z.string(), kind: z.string(), inheritedFrom: z.string().optional() });

const pythonFile = z.object({
  section: z.string(),
  symbols: z.array(
    z.object({
      qualifiedName: z.string(),
      kind: z.string(),
      definition: z.object({ module: z.string(), name: z.string() }),
      deprecated: z.object({ replacement: z.string().optional() }).optional(),
      members: z.array(member).default([]),
    }),
  ),
});

const cFile = z.object({
  page: z.string(),
  symbols: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      values: z.array(z.object({ name: z.string() })).default([]),
    }),
  ),
});

export type PythonSymbol = z.infer<typeof pythonFile>['symbols'][number] & {
  /** Path below the root page of the API, e.g. `taichi/aot/module`. */
  section: string;
};

export type CSymbol = z.infer<typeof cFile>['symbols'][number] & {
  /** Slug of the docs page. */
  page: string;
};

/** The symbols of one version. */
export type Inventory = { python: PythonSymbol[]; c: CSymbol[] };

function readFile<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: not an inventory of the API:\n${z.prettifyError(result.error)}`, {
    cause: result.error,
  });
}

/**
 * Reads the symbols of one version.
 *
 * @param folder Folder of the version's inventories.
 * @throws When the folder is missing or a file is invalid.
 */
export function readInventory(folder: string): Inventory {
  if (!existsSync(folder)) {
    throw new Error(`search-index: ${folder} does not exist. Fix: set the plugin's option "inventories".`);
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  const read = <T>(pattern: RegExp, schema: z.ZodType<T>): T[] =>
    files.filter((file) => pattern.test(file)).map((file) => readFile(path.join(folder, file), schema));
  return {
    python: read(/^taichi(?:\.json|\/)/, pythonFile).flatMap(({ section, symbols }) =>
      symbols.map((symbol) => ({ ...symbol, section })),
    ),
    c: read(/^c\//, cFile).flatMap(({ page, symbols }) => symbols.map((symbol) => ({ ...symbol, page }))),
  };
}
