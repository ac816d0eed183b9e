/** Letter before a name in an index: function, decorator, class, enumeration, exception, constant, module. */
export type KindLetter = 'f' | '@' | 'C' | 'E' | '!' | '#' | 'm';

/**
 * One name of an index. Its qualified name is the section's module, a dot and `name`; that is also the anchor of its entry
 * on the section's page.
 */
export type IndexSymbol = readonly [
  name: string,
  kind: KindLetter,
  /** 1 for a deprecated name, 2 for one that only an older version has, otherwise left out. */
  state?: 1 | 2,
];

/** One section of the reference with its names, sorted without regard to case. */
export type IndexSection = {
  /** Python module, also the anchor on the root page, e.g. `taichi.aot.module`. */
  name: string;
  /** Path of the section's page with the base URL. */
  path: string;
  /** Name as readers type it, e.g. `ti.aot.module`. */
  title: string;
  /** Number of names that this version has. */
  count: number;
  symbols: IndexSymbol[];
};

/** Data of a version's root page. */
export type ApiRootData = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  versionName: string;
  /** Name that readers see, e.g. `develop`. */
  versionLabel: string;
  /** Release tag that the inventories were read from, e.g. `v1.7.4`. */
  tag: string;
  sections: IndexSection[];
};

/** Props of `@theme/ApiRoot`. */
export type ApiRootProps = { readonly root: ApiRootData; readonly version: ApiVersionData };

/** One version of the reference, as the version menu needs it. */
export type ApiVersion = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  name: string;
  label: string;
  isLast: boolean;
  /** Path of the root page with the base URL; a page's path is this, its id and a slash. */
  path: string;
  /** Ids of pages that other versions have and this one has not. */
  without: string[];
};

/** Global data of the plugin. */
export type ApiGlobalData = {
  versions: ApiVersion[];
  /** Ids of the pages that any version has: paths below the root page, which is not listed. */
  pages: string[];
};

/** Text of a description, in parts: plain text, code that may link (address with the base URL), emphasis. */
export type TextPart =
  string | readonly ['code', text: string, href?: string] | readonly ['em', text: string];

/** Source text of a type or default; a part with an address links to the entry of that name. */
export type TypePart = string | readonly [text: string, href: string];

/** A parameter as the signature and the table below it show it. */
export type ApiParameter = {
  name: string;
  /** `*` and `**` of collecting parameters, otherwise left out. */
  stars?: '*' | '**';
  /** Left out for one that may be given by position or by name. */
  only?: 'position' | 'keyword';
  /** Annotation in the source; shown in the signature. */
  annotation?: TypePart[];
  /** Type as our description says it; shown in the table, and in the signature when there is no annotation. */
  type: TypePart[];
  /** Source text. */
  default?: string;
  text: TextPart[];
};

/** A value with its type: what is returned, or a named exception. */
export type ApiTyped = { type: TypePart[]; text: TextPart[] };

export type ApiSignature = {
  parameters: ApiParameter[];
  /** What a collecting parameter (`**`) takes, where we describe it word by word. */
  keywords?: ApiParameter[];
  returns?: TypePart[];
};

/** Program that was run, ready to show. */
export type ApiExample = {
  /** Lines of [token class or empty, text] pairs, as the code frames of the docs have them. */
  lines: (readonly [className: string, text: string])[][];
  /** Source text, for the copy button. */
  code: string;
  output?: string;
  /** Releases on which the report says that it ran, e.g. `1.6.0`; left out when skipped. */
  ranOn?: string;
};

/** One step of a symbol's history, oldest first; one for each version that the site has. */
export type ApiHistoryStep = {
  versionLabel: string;
  state: 'absent' | 'present' | 'added' | 'changed' | 'deprecated' | 'removed';
  /** Facts found by comparing, and what the description adds. */
  changes: ApiChange[];
};

/** What a comparison found; the theme words it. */
export type ApiChange =
  | {
      kind:
        'parameterAdded' | 'parameterRemoved' | 'parameterRequired' | 'parameterOptional' | 'parameterMoved';
      name: string;
    }
  | { kind: 'parameterRenamed'; from: string; to: string }
  | { kind: 'defaultChanged'; name: string; from: string; to: string }
  | { kind: 'membersAdded' | 'membersRemoved' | 'membersChanged' | 'membersDeprecated'; names: string[] }
  /** The object has, or no longer has, these other public names, e.g. `ti.imread`. */
  | { kind: 'namesAdded' | 'namesRemoved'; names: string[] }
  | { kind: 'kindChanged'; from: ApiKind; to: ApiKind }
  | { kind: 'memberKindChanged'; from: ApiMemberKind; to: ApiMemberKind }
  | { kind: 'note'; text: TextPart[] };

export type ApiKind = 'function' | 'decorator' | 'class' | 'enum' | 'exception' | 'data' | 'module';
export type ApiMemberKind =
  'method' | 'classMethod' | 'staticMethod' | 'property' | 'attribute' | 'value' | 'class';

/** Page or post that uses a symbol in an example that ran. */
export type ApiUsage = { title: string; href: string; kind: 'docs' | 'post' };

/** What is common to a symbol and a member. */
type Described = {
  /** Anchor: the qualified name on this page, e.g. `taichi.ui.gui.GUI.circle`. */
  id: string;
  name: string;
  text: TextPart[];
  signature?: ApiSignature;
  returns?: ApiTyped;
  raises?: { name: string; href?: string; text: TextPart[] }[];
  example?: ApiExample;
  /** Address of the exact line at the release tag, and its short name, e.g. `lang/impl.py:759`. */
  source?: { href: string; label: string };
  /** There when using the name warns in this version. */
  deprecated?: { instead: TextPart[] };
};

export type ApiMember = Described & {
  kind: ApiMemberKind;
  /** Type of an attribute or property. */
  type?: TypePart[];
  /** Source text of a class attribute. */
  value?: string;
  readable?: false;
  writable?: false;
  members?: ApiMember[];
  history?: ApiHistoryStep[];
};

/** A symbol as its section shows it. */
export type ApiSymbol = Described & {
  /** What stands before the name in the heading, e.g. `ti.ui.`. */
  prefix: string;
  /** What a reader writes; differs from prefix and name where an import is needed. */
  access: string;
  kind: ApiKind;
  /** There on an entry that is the same object as one described elsewhere: the full entry. Only text and signature then. */
  fullEntry?: { name: string; href: string };
  /** Other public names of the object in this version, with their entries. */
  aliases?: { name: string; href: string }[];
  bases?: TypePart[];
  /** Data: type and source text of the value. */
  type?: TypePart[];
  value?: string;
  native?: true;
  /** What Python itself calls it, for re-exports such as `math.pi`. */
  reexportOf?: string;
  members?: ApiMember[];
  /** Members of base classes that have an entry. */
  inherited?: { from: string; href: string; members: { name: string; href: string }[] }[];
  /** Generated properties that are described once. */
  swizzles?: { groups: string[]; maxLength: number; count: number; text: TextPart[] };
  history: ApiHistoryStep[];
  usages?: ApiUsage[];
  /** Number of further pages that use it. */
  moreUsages?: number;
};

/** A name that an older version had and this one has not. */
export type ApiRemoved = {
  id: string;
  prefix: string;
  name: string;
  kind: ApiKind;
  /** Label of the first version without it. */
  removedIn: string;
  /** Empty when nothing takes its place. */
  instead: TextPart[];
  /** Entry in the last version that has it. */
  lastEntry: { versionLabel: string; href: string };
  history: ApiHistoryStep[];
};

/** An entry of the sidebar: one section with the sections below it. The title is the last part of the module's name. */
export type ApiSidebarItem = { title: string; path: string; items: ApiSidebarItem[] };

/** What every page of one version shares; a data module of its own. */
export type ApiVersionData = {
  versionName: string;
  versionLabel: string;
  tag: string;
  /** Path of the root page with the base URL. */
  rootPath: string;
  /** Path of "What changed in the API" with the base URL. */
  changesPath: string;
  /** The package and the sections below it. */
  sidebar: ApiSidebarItem[];
  /** Objects of the package with a page of their own, by their names. */
  objects: { title: string; path: string }[];
};

/** Data of a section page. */
export type ApiSectionData = {
  /** Path below the version's root page, e.g. `taichi/aot/module`; page id of the version menu. */
  section: string;
  /** There on the page of a single object, e.g. `taichi/Matrix`; `symbols` has that one. */
  isObject?: true;
  /** Python module, e.g. `taichi.aot.module`. */
  module: string;
  /** Name as readers type it, e.g. `ti.aot.module`. */
  title: string;
  /** What the section is for: one or two sentences of ours. */
  text: TextPart[];
  symbols: ApiSymbol[];
  removed: ApiRemoved[];
  breadcrumbs: { title: string; path?: string }[];
  previous?: { title: string; path: string };
  next?: { title: string; path: string };
  subsections: { title: string; path: string; text: TextPart[]; count: number }[];
};

/** Data of "What changed in the API". */
export type ApiChangesData = {
  /** Label of the version that this one is compared with; left out for the oldest. */
  since?: string;
  added: ApiChangeGroup[];
  changed: ApiChangeGroup[];
  deprecated: ApiChangeGroup[];
  removed: ApiChangeGroup[];
};

/** Names of one section. */
export type ApiChangeGroup = {
  title: string;
  path?: string;
  entries: { name: string; href?: string; kind: ApiKind; changes: ApiChange[]; instead?: TextPart[] }[];
};

/** Props of `@theme/ApiSection`, one page of the reference. */
export type ApiSectionProps = { readonly section: ApiSectionData; readonly version: ApiVersionData };

/** Props of `@theme/ApiChanges`. */
export type ApiChangesProps = { readonly changes: ApiChangesData; readonly version: ApiVersionData };
