import type { Compiler, WebpackPluginInstance } from 'webpack';

/** A function as the bundler writes `() => import(…)`: it loads chunks, then gives a module. */
const loader = String.raw`\(\)=>(?:Promise\.(?:all\(\[[^\]]*\]\)|resolve\(\))|\w+\.e\("[^"]*"\))\.then\(\w+(?:\.t)?\.bind\(\w+,[\de]+(?:,\d+)?\)\)`;
const loaders = new RegExp(loader, 'g');
/** The list that `shortenRegistry.mjs` makes of them. */
const list = new RegExp(String.raw`\[${loader}(?:,${loader})*\](?=\.map\((\w)=>\[\1,"",void 0\]\))`);
/** One that loads one chunk; a module that is plain data is taken with `t` and the mode 19. */
const plain = /^\(\)=>(\w+)\.e\("(\d+)"\)\.then\(\1(?:\.t\.bind\(\1,([\de]+),19\)|\.bind\(\1,([\de]+)\))\)$/;

/**
 * Takes a script of the app; gives it with a table in the place of the list of functions that load each chunk. Most of them
 * differ in nothing but the number of the chunk, which is its place in the list, and the id of the module: the table has how
 * much the id is greater than the one before, and `t` for plain data. The others stay as they are. A script without such a list
 * stays as it is.
 */
export function tabulateLoaders(script: string): string {
  return script.replace(list, (text) => {
    let runtime = '';
    let before = 0;
    const others: string[] = [];
    const table = (text.match(loaders) ?? []).map((entry, index) => {
      const [, name = '', chunk, data, code] = plain.exec(entry) ?? [];
      if (chunk !== String(index)) {
        others.push(entry);
        return '';
      }
      runtime = name;
      const id = Number(data ?? code);
      const step = id - before;
      before = id;
      return data === undefined ? String(step) : `${step}t`;
    });
    if (runtime === '') return text;
    const take = `s.endsWith("t")?${runtime}.t.bind(${runtime},m,19):${runtime}.bind(${runtime},m)`;
    return `((o,d=0)=>"${table.join()}".split(",").map((s,c)=>{if(!s)return o.shift();let m=d+=parseInt(s);return()=>${runtime}.e(""+c).then(${take})}))([${others.join()}])`;
  });
}

/**
 * Gives a plugin of the bundler that does this once the scripts are minified and before they get their hashes. It stops the build
 * when no script, or more than one, has the list.
 */
export function createLoaderTable(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { Compilation, WebpackError, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2;
      compiler.hooks.thisCompilation.tap('first-view', (compilation) => {
        compilation.hooks.processAssets.tap({ name: 'first-view', stage }, (assets) => {
          const found = Object.entries(assets).filter(
            ([name, asset]) => name.endsWith('.js') && list.test(asset.source().toString()),
          );
          for (const [name, asset] of found) {
            compilation.updateAsset(name, new sources.RawSource(tabulateLoaders(asset.source().toString())));
          }
          if (found.length !== 1) {
            compilation.errors.push(
              new WebpackError(
                `first-view: ${found.length} scripts have the list of loaders. Fix: adapt plugins/first-view/loaderTable.ts to what the bundler writes.`,
              ),
            );
          }
        });
      });
    },
  };
}
