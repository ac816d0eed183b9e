/**
 * Returns the request under `@generated` for a file that `createData` has written. Docusaurus puts the request of each route module into
 * the browser's registry and hashes it into the chunk's name: the absolute path that `createData` returns would publish the
 * build folder and rename the chunks in another one.
 * Can go when Docusaurus aliases these paths itself: the TODO in its `lib/server/plugins/actions.js` plans that for v4.
 *
 * @throws When the file is outside of the folder of generated files.
 */
export function generatedRequest(generatedFilesDir: string, file: string): string {
  // Already aliased: nothing to convert.
  if (file.startsWith('@generated/')) return file;
  const rest = file.slice(generatedFilesDir.length).replaceAll('\\', '/');
  if (!file.startsWith(generatedFilesDir) || !rest.startsWith('/')) {
    throw new Error(
      `${file} is outside of ${generatedFilesDir}. Fix: adapt shared/build/generatedRequest.ts to what createData returns in this release of Docusaurus.`,
    );
  }
  return `@generated${rest}`;
}
