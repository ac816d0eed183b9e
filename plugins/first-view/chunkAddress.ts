import type { Compiler, Configuration } from 'webpack';

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

const pluginOfDocusaurus = 'ChunkAssetPlugin';
const numeric = /^\d+$/;

/**
 * Takes how many chunks have a number for a name, and the names of the chunks that are there, by id. Gives the script with the
 * function that Docusaurus asks for the address of a chunk to load ahead: none for a number without a chunk, whose code came
 * into another one. Throws when a number is not the id, too.
 */
export function writeAddressScript(count: number, names: Readonly<Record<string, string | number>>): string {
  const there = new Set(Object.values(names).map(String));
  const odd = Object.entries(names).find(([id, name]) => numeric.test(String(name)) && id !== String(name));
  if (odd) {
    throw new Error(
      `first-view: the chunk ${odd[1]} has the id ${odd[0]}. Fix: see chunkIds in plugins/first-view/shortenApp.ts.`,
    );
  }
  const absent = Array.from({ length: count }, (_, number) => number).filter(
    (number) => !there.has(`${number}`),
  );
  return `__webpack_require__.gca = (name) => ${JSON.stringify(absent)}.includes(name) ? undefined : __webpack_require__.p + __webpack_require__.u(name);`;
}

/** A plugin of the bundler that gives the app the address of a chunk by its number; `count` gives how many numbers there are. */
function createAddressPlugin(count: () => number): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      const { RuntimeModule } = compiler.webpack;
      class ChunkAddress extends RuntimeModule {
        override generate(): string {
          const { name = {} } = this.chunk?.getChunkMaps(false) ?? {};
          return writeAddressScript(count(), name);
        }
      }
      compiler.hooks.thisCompilation.tap('first-view', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('first-view', (chunk) => {
          // Workers have a runtime of their own, and load no page ahead.
          if (chunk.name !== 'runtime~main') return;
          compilation.addRuntimeModule(chunk, new ChunkAddress('first-view', RuntimeModule.STAGE_ATTACH));
        });
      });
    },
  };
}

/** Gives the bundler's plugins with ours in the place of Docusaurus' own, which tells the browser the name and id of each chunk. */
export function withChunkAddress(plugins: Configuration['plugins'], count: () => number): BundlerPlugin[] {
  const isOfDocusaurus = (plugin: BundlerPlugin): boolean => plugin?.constructor.name === pluginOfDocusaurus;
  if (!plugins?.some(isOfDocusaurus)) {
    throw new Error(
      `first-view: Docusaurus no longer has the plugin ${pluginOfDocusaurus}. Fix: see plugins/first-view/chunkAddress.ts.`,
    );
  }
  return [...plugins.filter((plugin) => !isOfDocusaurus(plugin)), createAddressPlugin(count)];
}
