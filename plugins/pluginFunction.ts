import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/** A module with what Docusaurus expects of a plugin. */
type Module<Content> = {
  readonly default: (context: LoadContext, options: never) => Plugin<Content> | Promise<Plugin<Content>>;
  readonly validateOptions?: (given: never) => object;
};

/**
 * Converts the module of a plugin to a function, to be listed in place of its path. What Docusaurus loads by path it evaluates apart from
 * everything else, with all that it imports; functions share their modules, so a page that one plugin has parsed is parsed for all.
 */
export function pluginFunction<Content>({ default: run, validateOptions }: Module<Content>): PluginModule {
  const plugin = (...given: Parameters<typeof run>) => run(...given);
  return Object.defineProperties(plugin, {
    name: { value: run.name },
    validateOptions: { value: validateOptions },
  }) as unknown as PluginModule;
}
