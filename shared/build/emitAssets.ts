import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Creates a bundler plugin that adds files to the client build and the dev server.
 *
 * @param files Content by path below the site's base URL.
 */
export function emitAssets(files: Readonly<Record<string, string>>): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { sources } = compiler.webpack;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compiler.hooks.thisCompilation.tap('emit-assets', (compilation: Compilation) => {
        compilation.hooks.processAssets.tap({ name: 'emit-assets', stage }, () => {
          for (const [name, content] of Object.entries(files)) {
            compilation.emitAsset(name, new sources.RawSource(content), { minimized: true });
          }
        });
      });
    },
  };
}
