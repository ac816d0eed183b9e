import { buildSync, type Metafile } from 'esbuild';

/** Reads which modules of the repository these entries import, and what each of them imports. Packages and style sheets are left out. */
export const readImports = (entryPoints: readonly string[]): Metafile['inputs'] =>
  buildSync({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*.css', '*.node'],
    outdir: 'unused',
    logLevel: 'error',
  }).metafile.inputs;

/** Lists a module and all modules that it imports, directly or not. */
export function collectImports(inputs: Metafile['inputs'], entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) visit(path);
  };
  visit(entry);
  return found;
}
