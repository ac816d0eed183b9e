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
