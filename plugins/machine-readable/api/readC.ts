import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

// What is passed on of the inventories of the C API: their full shape is in tools/api/cSchema.ts.
const cFile = z.object({
  page: z.string(),
  symbols: z.array(z.looseObject({ name: z.string(), kind: z.string() })),
});

/** A name of the C API: what its inventory has, and the page that describes it. */
export type CSymbol = { readonly name: string; readonly kind: string; readonly url: string };

/**
 * Reads the names of the C API of one version; none if it has no inventory.
 *
 * @param folder Folder of the version's inventories.
 * @param pageUrl Returns the URL of a page of the documentation by its slug.
 */
export function readC(folder: string, pageUrl: (slug: string) => string): CSymbol[] {
  const dir = path.join(folder, 'c');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const result = cFile.safeParse(JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
      if (!result.success) {
        throw new Error(
          `${path.join(dir, file)}: not an inventory of the C API:\n${z.prettifyError(result.error)}`,
          { cause: result.error },
        );
      }
      const { page, symbols } = result.data;
      return symbols.map((symbol) => ({ ...symbol, url: pageUrl(page) }));
    });
}
