import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const mark = '__hash-of-app__';

/** The name of a chunk's file, for the bundler: the hash is not there yet. */
export const chunkFilename = `assets/js/[id].${mark}.js`;

/** Takes the files of all chunks, gives one hash for them: 8 characters, the same for the same files in any order. */
export function hashFiles(files: readonly { readonly name: string; readonly text: string }[]): string {
  const hash = createHash('sha256');
  for (const line of files.map((file) => JSON.stringify(file)).sort()) hash.update(line);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Gives a plugin of the bundler that puts one hash into the names of all chunks. The bundler's own hash of this kind depends on
 * the folder of the site. It comes before the hash of the runtime, which has the names.
 */
export function createAppHash(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compiler.hooks.thisCompilation.tap('first-view', (compilation) => {
        compilation.hooks.processAssets.tap({ name: 'first-view', stage }, () => {
          const scripts = compilation
            .getAssets()
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name, source }) => ({ name, text: source.source().toString() }));
          const chunks = scripts.filter(({ name }) => name.includes(mark));
          const hash = hashFiles(chunks);
          for (const { name, text } of scripts) {
            if (text.includes(mark))
              compilation.updateAsset(name, new sources.RawSource(text.replaceAll(mark, hash)));
          }
          for (const { name } of chunks) compilation.renameAsset(name, name.replace(mark, hash));
        });
      });
    },
  };
}
