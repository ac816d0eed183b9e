import type { KindLetter } from '../../shared/api/kindLetters';
import type { MemberGroup } from '../../shared/api/memberGroups';
import type { Scope } from '../../shared/api/scopes';
import type { Proven } from './proofs';

export type { KindLetter, MemberGroup, Proven, Scope };

/**
 * One name of an index. Its qualified name, the section's module followed by a dot and `name`, is also the anchor of its entry
 * on the section's page.
 */
export type IndexSymbol = readonly [
  name: string,
  kind: KindLetter,
  /** Where it can be used; null if that does not apply. Omitted with `state` if both are empty. */
  scope?: Scope | null,
  /** 1 for a deprecated name, 2 for one that only older versions have, 3 for one that programs do not need; omitted otherwise. */
  state?: 1 | 2 | 3,
];

/** One section of the reference with its names, sorted case-insensitively. */
export type IndexSection = {
  /** Python module, also the anchor on the root page, e.g. `taichi.aot.module`. */
  name: string;
  /** Path of the section's page with the base URL. */
  path: string;
  /** Name as users type it, e.g. `ti.aot.module`. */
  title: string;
  /** Number of names that this version has. */
  count: number;
  symbols: IndexSymbol[];
};

/** On translated sites: number of texts of the page that are still in English; omitted for none. */
type Untranslated = { untranslated?: number };

/** Data of a version's root page. */
export type ApiRootData = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  versionName: string;
  /** Visible name, e.g. `develop`. */
  versionLabel: string;
  /** Release tag that the inventories were read from, e.g. `v1.7.4`. */
  tag: string;
  sections: IndexSection[];
};

/** Props of `@theme/ApiRoot`. */
export type ApiRootProps = { readonly root: ApiRootData; readonly version: ApiVersionData };

/** One version of the reference, for the version menu. */
export type ApiVersion = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  name: string;
  label: string;
  isLast: boolean;
  /** Path of the root page with the base URL; the path of a page is this path, its id and a slash. */
  path: string;
  /** Ids of pages that other versions have and this one lacks. */
  without: string[];
};

/** Global data of the plugin. */
export type ApiGlobalData = {
  versions: ApiVersion[];
  /** Ids of the pages that exist in any version: paths below the root page, which is not listed. */
  pages: string[];
};

/**
 * Parts of a description's text: plain text, code with an optional link (address with base URL), emphasis. On translated sites a text
 * that is still in English starts with the part `['lang', 'en']`.
 */
export type TextPart =
  | string
  | readonly ['code', text: string, href?: string]
  | readonly ['em', text: string]
  | readonly ['lang', tag: string];

/** Source text of a type or default; a part with an address links to the entry of the name. */
export type TypePart = string | readonly [text: string, href: string];

/** A parameter as shown in the signature and the table below it. */
export type ApiParameter = {
  name: string;
  /** `*` and `**` of collecting parameters; omitted otherwise. */
  stars?: '*' | '**';
  /** Omitted for parameters that accept both positions and names. */
  only?: 'position' | 'keyword';
  /** Annotation in the source; shown in the signature. */
  annotation?: TypePart[];
  /** Type from the description; shown in the table, and in the signature when there is no annotation. */
  type: TypePart[];
  /** Source text. */
  default?: string;
  text: TextPart[];
};

/** A value with its type: a result, or a named exception. */
export type ApiTyped = { type: TypePart[]; text: TextPart[] };

export type ApiSignature = {
  parameters: ApiParameter[];
  /** Keywords that a collecting parameter (`**`) accepts, where they are described one by one. */
  keywords?: ApiParameter[];
  returns?: TypePart[];
};

/** A program that was run, ready to display. */
export type ApiExample = {
  /** Lines of [token class or empty, text] pairs, in the format of the docs' code frames. */
  lines: (readonly [className: string, text: string])[][];
  /** Source text, for the copy button. */
  code: string;
  output?: string;
  /** What it draws; the address has the base URL. */
  picture?: { src: string; text: TextPart[] };
  /** Releases that the example ran on according to the report, e.g. `1.6.0`; omitted when skipped. */
  ranOn?: string;
};

/** One step of a symbol's history, oldest first; the history has one step per version of the site. */
export type ApiHistoryStep = {
  versionLabel: string;
  state: 'absent' | 'present' | 'added' | 'changed' | 'deprecated' | 'removed';
  /** Facts found by comparison, and notes from the description. */
  changes: ApiChange[];
};

/** Result of a comparison; the theme provides the wording. */
export type ApiChange =
  | {
      kind:
        'parameterAdded' | 'parameterRemoved' | 'parameterRequired' | 'parameterOptional' | 'parameterMoved';
      name: string;
    }
  | { kind: 'parameterRenamed'; from: string; to: string }
  | { kind: 'defaultChanged'; name: string; from: string; to: string }
  | { kind: 'membersAdded' | 'membersRemoved' | 'membersChanged' | 'membersDeprecated'; names: string[] }
  /** The object gained or lost these other public names, e.g. `ti.imread`. */
  | { kind: 'namesAdded' | 'namesRemoved'; names: string[] }
  | { kind: 'kindChanged'; from: ApiKind; to: ApiKind }
  | { kind: 'memberKindChanged'; from: ApiMemberKind; to: ApiMemberKind }
  | { kind: 'note'; text: TextPart[] };

export type ApiKind = 'function' | 'decorator' | 'class' | 'enum' | 'exception' | 'data' | 'module';
export type ApiMemberKind =
  'method' | 'classMethod' | 'staticMethod' | 'property' | 'attribute' | 'value' | 'class';

/** Page or post that uses a symbol in an example that ran. */
export type ApiUsage = { title: string; href: string; kind: 'docs' | 'post' };

/** Fields that symbols and members share. */
type Described = {
  /** Anchor: the qualified name on this page, e.g. `taichi.ui.gui.GUI.circle`. */
  id: string;
  name: string;
  /** Omitted where it does not apply, e.g. for an exception, or depends on the circumstances. */
  scope?: Scope;
  text: TextPart[];
  signature?: ApiSignature;
  returns?: ApiTyped;
  raises?: { name: string; href?: string; text: TextPart[] }[];
  example?: ApiExample;
  /** What was run: backends, gradient, shapes; omitted if nothing was. */
  proven?: Proven;
  /** Address of the exact line at the release tag, and its short name, e.g. `lang/impl.py:759`. */
  source?: { href: string; label: string };
  /** Present when using the name warns in this version. */
  deprecated?: { instead: TextPart[] };
};

export type ApiMember = Described & {
  kind: ApiMemberKind;
  /** Omitted on a class whose members are few. */
  group?: MemberGroup;
  /** Type of an attribute or property. */
  type?: TypePart[];
  /** Source text of a class attribute. */
  value?: string;
  readable?: false;
  writable?: false;
  members?: ApiMember[];
  history?: ApiHistoryStep[];
};

/** A symbol as shown on its section's page. */
export type ApiSymbol = Described & {
  /** Text before the name in the heading, e.g. `ti.ui.`. */
  prefix: string;
  /** What users write; differs from prefix and name where an import is needed. */
  access: string;
  kind: ApiKind;
  /** Present on a further name of an object described elsewhere. Such an entry has only text and signature. */
  fullEntry?: { name: string; href: string };
  /** Other public names of the object in this version, with their entries. */
  aliases?: { name: string; href: string }[];
  /** Names that readers look for beside this one. */
  seeAlso?: { name: string; href: string }[];
  /** Present on a name that programs do not need, whose entry is folded. */
  internal?: true;
  bases?: TypePart[];
  /** Data: type and source text of the value. */
  type?: TypePart[];
  value?: string;
  native?: true;
  /** Python's own name for a re-export such as `math.pi`. */
  reexportOf?: string;
  members?: ApiMember[];
  /** Members of base classes that have their own entry. */
  inherited?: { from: string; href: string; members: { name: string; href: string }[] }[];
  /** Generated properties that share one description. */
  swizzles?: { groups: string[]; maxLength: number; count: number; text: TextPart[] };
  history: ApiHistoryStep[];
  usages?: ApiUsage[];
  /** Number of further pages that use the symbol. */
  moreUsages?: number;
};

/** A name that an older version has and this one lacks. */
export type ApiRemoved = {
  id: string;
  prefix: string;
  name: string;
  kind: ApiKind;
  /** Label of the first version without it. */
  removedIn: string;
  /** Empty when there is no replacement. */
  instead: TextPart[];
  /** Entry in the last version that has it. */
  lastEntry: { versionLabel: string; href: string };
  history: ApiHistoryStep[];
};

/** A sidebar entry: a section and its subsections. The title is the last part of the module's name. */
export type ApiSidebarItem = { title: string; path: string; items: ApiSidebarItem[] };

/** Data shared by every page of one version, in its own data module. */
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
  /** Objects of the package that have their own page, by name. */
  objects: { title: string; path: string }[];
};

/** Data of a section page. */
export type ApiSectionData = {
  /** Path below the version's root page, e.g. `taichi/aot/module`; also the page id in the version menu. */
  section: string;
  /** Present on the page of a single object, e.g. `taichi/Matrix`, which is then the only entry of `symbols`. */
  isObject?: true;
  /** Python module, e.g. `taichi.aot.module`. */
  module: string;
  /** Name as users type it, e.g. `ti.aot.module`. */
  title: string;
  /** Purpose of the section, in one or two sentences. */
  text: TextPart[];
  symbols: ApiSymbol[];
  removed: ApiRemoved[];
  breadcrumbs: { title: string; path?: string }[];
  previous?: { title: string; path: string };
  next?: { title: string; path: string };
  subsections: { title: string; path: string; text: TextPart[]; count: number }[];
} & Untranslated;

/** Data of "What changed in the API". */
export type ApiChangesData = {
  /** Label of the version that this one is compared with; omitted for the oldest. */
  since?: string;
  added: ApiChangeGroup[];
  changed: ApiChangeGroup[];
  deprecated: ApiChangeGroup[];
  removed: ApiChangeGroup[];
} & Untranslated;

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
