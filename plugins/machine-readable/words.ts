import textsByLocale from './texts.json';

/**
 * Texts of the pages that the files repeat, in English. The ids are those of the theme, so a translation of the page is one of the file;
 * `words.test.ts` compares the English texts with the theme's.
 */
export const pageWords = {
  'api.aliases': 'Also {names}',
  'api.bases': 'Derived from {names}',
  'api.change.defaultChanged': 'Default of {name}: {to} instead of {from}.',
  'api.change.kindChanged': 'Kind: {to} instead of {from}.',
  'api.change.membersAdded': 'New members: {names}.',
  'api.change.membersChanged': 'Changed members: {names}.',
  'api.change.membersDeprecated': 'Deprecated members: {names}.',
  'api.change.membersRemoved': 'Members that are gone: {names}.',
  'api.change.namesAdded': 'Also called {names}.',
  'api.change.namesRemoved': 'No longer called {names}.',
  'api.change.parameterAdded': 'New parameter {name}.',
  'api.change.parameterMoved': 'Parameter {name} has another position.',
  'api.change.parameterOptional': 'Parameter {name} may be left out.',
  'api.change.parameterRemoved': 'Parameter {name} is gone.',
  'api.change.parameterRenamed': 'Parameter {from} is now called {to}.',
  'api.change.parameterRequired': 'Parameter {name} is required.',
  'api.changes.added': 'Added',
  'api.changes.changed': 'Changed',
  'api.changes.deprecated': 'Deprecated',
  'api.changes.description': 'Every public name that came, changed or went between {since} and {version}.',
  'api.changes.none': 'Nothing changed.',
  'api.changes.oldest':
    '{version} is the oldest version on this site, so there is nothing to compare it with.',
  'api.changes.removed': 'Removed',
  'api.changes.title': 'What changed in the API',
  'api.default': 'Default {value}',
  'api.deprecated.title': 'Deprecated',
  'api.description': 'Every public name of Taichi Lang ({version}), section by section.',
  'api.empty': 'No public names of its own.',
  'api.example': 'Example',
  'api.fullEntry': 'Full entry: {name}',
  'api.history': 'History',
  'api.history.absent': 'Not in this version.',
  'api.history.added': 'Added.',
  'api.history.available': 'Available.',
  'api.history.deprecated': 'Deprecated.',
  'api.history.removed': 'Removed.',
  'api.history.same': 'No change.',
  'api.inherited': 'From {from}: {names}',
  'api.keywords': 'Keywords',
  'api.kind.class': 'class',
  'api.kind.data': 'constant or object',
  'api.kind.decorator': 'decorator',
  'api.kind.deprecated': 'deprecated',
  'api.kind.enum': 'enumeration',
  'api.kind.exception': 'exception',
  'api.kind.function': 'function',
  'api.kind.module': 'module',
  'api.member.attribute': 'attribute',
  'api.member.classMethod': 'class method',
  'api.member.method': 'method',
  'api.member.property': 'property',
  'api.member.readOnly': 'read-only',
  'api.member.staticMethod': 'static method',
  'api.member.value': 'value',
  'api.member.writeOnly': 'write-only',
  'api.members': 'Members',
  'api.modules': 'Modules',
  'api.parameters': 'Parameters',
  'api.proven.fails': 'Example fails on',
  'api.proven.gradient': 'Gradient',
  'api.proven.listed': 'Declared for',
  'api.proven.none': 'none',
  'api.proven.runs': 'Ran on',
  'api.proven.shapes': 'Shapes',
  'api.proven.zero': 'always 0',
  'api.raises': 'Raises',
  'api.reexport': 'The same as {name} of Python',
  'api.removed.last': 'Its entry in {version}',
  'api.removed.nothing': 'Nothing takes its place.',
  'api.returns': 'Returns',
  'api.scope.both': 'in Python and in kernels',
  'api.scope.kernel': 'in kernels',
  'api.scope.python': 'in Python',
  'api.section.description': 'Reference of {module} in Taichi Lang {version}.',
  'api.source': 'Source',
  'api.swizzles': '{count} swizzle properties from the letters {groups}:',
  'api.title': 'API reference',
  'api.seeAlso': 'See also',
  'api.usedIn': 'Used in',
  'badge.changed': 'changed in {version}',
  'badge.deprecated': 'deprecated in {version}',
  'badge.removed': 'removed in {version}',
  'badge.since': 'new in {version}',
  'badge.unreleased': 'unreleased',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.info': 'Info',
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.warning': 'Warning',
} as const;

export type PageWord = keyof typeof pageWords;
export type OwnWord = keyof (typeof textsByLocale)['en'];

type Values = Readonly<Record<string, string | number>>;

/** Texts of one locale. `{name}` in a text is replaced by the value of that name. */
export type Words = {
  /** A text of the pages. */
  readonly page: (id: PageWord, values?: Values) => string;
  /** A text that only the files have. */
  readonly own: (id: OwnWord, values?: Values) => string;
};

const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));

/**
 * Creates the texts of a locale; a text without a translation stays English.
 *
 * @param translations Messages of the pages in that locale by id, as Docusaurus loads them.
 */
export function createWords(locale: string, translations: Readonly<Record<string, string>>): Words {
  const own: Partial<Record<OwnWord, string>> =
    (textsByLocale as Partial<Record<string, Record<OwnWord, string>>>)[locale] ?? {};
  return {
    page: (id, values) => fill(translations[id] ?? pageWords[id], values),
    own: (id, values) => fill(own[id] ?? textsByLocale.en[id], values),
  };
}
