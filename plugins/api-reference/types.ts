/** Letter before a name in an index: function, decorator, class, enumeration, exception, constant, module. */
export type KindLetter = 'f' | '@' | 'C' | 'E' | '!' | '#' | 'm';

/** One name of an index. Its qualified name is the section's module, a dot and `name`. */
export type IndexSymbol = readonly [
  name: string,
  kind: KindLetter,
  /** Index into `ApiRootData.files`. */
  file: number,
  /** Line in that file, counted from 1. */
  line: number,
  /** 1 for a deprecated name, otherwise left out. */
  deprecated?: 1,
];

/** One section of the reference with its names, sorted without regard to case. */
export type IndexSection = {
  /** Python module, also the anchor on the root page, e.g. `taichi.aot.module`. */
  name: string;
  /** Path below the version's root page, e.g. `taichi/aot/module`. */
  path: string;
  /** Name as readers type it, e.g. `ti.aot.module`. */
  title: string;
  /** Number of names. */
  count: number;
  symbols: IndexSymbol[];
};

/** Data of a version's root page. */
export type ApiRootData = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  versionName: string;
  /** Name that readers see, e.g. `develop`. */
  versionLabel: string;
  /** Release tag that the lines of source refer to, e.g. `v1.7.4`. */
  tag: string;
  /** Address that every entry of `files` follows. */
  sourceBase: string;
  /** Source files below `sourceBase`, sorted. */
  files: string[];
  sections: IndexSection[];
};

/** Props of `@theme/ApiRoot`. */
export type ApiRootProps = { readonly root: ApiRootData };

/** One version of the reference, as the version menu needs it. */
export type ApiVersion = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  name: string;
  label: string;
  isLast: boolean;
  /** Path of the root page with the base URL. */
  path: string;
  /** Page id (path below the root page, empty for the root page) to its path with the base URL. */
  pages: Record<string, string>;
};

/** Global data of the plugin. */
export type ApiGlobalData = { versions: ApiVersion[] };
