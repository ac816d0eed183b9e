import { backendName } from '../../../shared/api/backendNames';
import { formatBadges, formatHistory, formatKind, type Writing } from './formatChanges';
import { formatSignature } from './formatSignature';
import { escapeText, formatCode, formatLink, formatText, typeText } from './formatText';
import type { ApiMember, ApiRemoved, ApiSymbol, Described, Parameter } from './schema';

/** How entries of one page are written. */
export type EntryWriting = Writing & {
  /** Label of the page's version. */
  readonly label: string;
};

const fence = (language: string, text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
};

const bold = (text: string): string => `**${text}**`;

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** A list item: a name, its type, its text. Lines of the text stay in the item. */
const item = (name: string, type: string, text: string): string =>
  `- ${name}${type === '' ? '' : ` (${type})`}${text === '' ? '' : `: ${text}`}`;

function formatParameter(
  { name, stars, type, text, default: value }: Parameter,
  { words, toUrl }: Writing,
): string {
  const facts = [
    formatText(text, toUrl),
    ...(value === undefined ? [] : [`${words.page('api.default', { value: formatCode(value) })}.`]),
  ];
  return item(formatCode(`${stars ?? ''}${name}`), typeText(type), facts.filter(Boolean).join(' '));
}

function formatDetails({ signature, returns, raises = [] }: Described, writing: Writing): string[] {
  const { words, toUrl } = writing;
  const parameters = signature?.parameters.filter(({ text }) => text.length > 0) ?? [];
  const rows = (list: readonly Parameter[]) => list.map((row) => formatParameter(row, writing)).join('\n');
  const titled = (title: string, text: string) => (text === '' ? [] : [bold(title), text]);
  return [
    ...titled(words.page('api.parameters'), rows(parameters)),
    ...titled(words.page('api.keywords'), rows(signature?.keywords ?? [])),
    ...(returns
      ? [
          `${bold(words.page('api.returns'))} ${[typeText(returns.type), formatText(returns.text, toUrl)].filter(Boolean).join(': ')}`,
        ]
      : []),
    ...titled(
      words.page('api.raises'),
      raises.map(({ name, text }) => item(formatCode(name), '', formatText(text, toUrl))).join('\n'),
    ),
  ];
}

function formatExample({ example }: Described, { words }: Writing): string[] {
  if (!example) return [];
  const { code, output } = example;
  return [
    bold(words.page('api.example')),
    fence('python', code),
    ...(output === undefined ? [] : [fence('output', output)]),
  ];
}

/** One line of facts: kind, where it can be used, since when, where it is defined. */
function formatFacts(
  { kind, scope, history = [], deprecated, source }: ApiSymbol | ApiMember,
  writing: EntryWriting,
  more: readonly string[] = [],
): string {
  const { words, label } = writing;
  const badges = formatBadges(history, label, writing);
  const facts = [
    formatKind(kind, words),
    ...(scope ? [words.page(`api.scope.${scope}`)] : []),
    ...more,
    ...badges,
    ...(deprecated && badges.length === 0 ? [words.page('api.kind.deprecated')] : []),
    ...(source ? [`[${words.page('api.source')}](${source.href})`] : []),
  ];
  return facts.join(' · ');
}

const formatDeprecation = ({ deprecated }: Described, { words, toUrl }: Writing): string =>
  deprecated
    ? `> ${bold(words.page('api.deprecated.title'))} ${formatText(deprecated.instead, toUrl)}`.trimEnd()
    : '';

const formatDeclaration = (head: string, { signature, returns, type = [], value }: Described): string => {
  if (signature) return formatSignature(head, signature, returns?.type);
  // Private values, and those longer than a line, say nothing to a caller.
  const isShown = value !== undefined && value.length <= 60 && !/(?:^|\W)_\w/.test(value);
  return `${head}${type.length > 0 ? `: ${typeText(type)}` : ''}${isShown ? ` = ${value}` : ''}`;
};

function formatMember(member: ApiMember, level: number, writing: EntryWriting): string {
  const { words, toUrl } = writing;
  const access = [
    ...(member.readable === false ? [words.page('api.member.writeOnly')] : []),
    ...(member.writable === false && member.readable !== false && member.kind === 'property'
      ? [words.page('api.member.readOnly')]
      : []),
  ];
  return join([
    `${'#'.repeat(level)} ${formatCode(formatDeclaration(member.name, member))}`,
    formatFacts(member, writing, access),
    formatDeprecation(member, writing),
    formatText(member.text, toUrl),
    formatProven(member, writing),
    ...formatDetails(member, writing),
    ...formatExample(member, writing),
    ...(member.members ?? []).map((inner) => formatMember(inner, Math.min(level + 1, 6), writing)),
    formatHistory(member.history ?? [], writing),
  ]);
}

/** Formats what a symbol is related to: full entry or other names, bases, its name in Python. */
function formatRelations({ fullEntry, aliases = [], bases = [], reexportOf }: ApiSymbol, writing: Writing) {
  const { words, toUrl } = writing;
  const full = fullEntry && { ...fullEntry, name: fullEntry.href.split('#')[1] ?? fullEntry.name };
  const links = (names: ApiSymbol['aliases'] = []) => names.map((name) => formatLink(name, toUrl)).join(', ');
  return [
    ...(full ? [words.page('api.fullEntry', { name: links([full]) })] : []),
    ...(!full && aliases.length > 0 ? [words.page('api.aliases', { names: links(aliases) })] : []),
    ...(bases.length > 0 ? [words.page('api.bases', { names: formatCode(typeText(bases)) })] : []),
    ...(reexportOf === undefined ? [] : [words.page('api.reexport', { name: formatCode(reexportOf) })]),
  ];
}

function formatInherited({ swizzles, inherited = [] }: ApiSymbol, { words, toUrl }: Writing): string[] {
  return [
    ...(swizzles
      ? [
          `${words.page('api.swizzles', { count: swizzles.count, groups: swizzles.groups.map(formatCode).join(', ') })} ${formatText(swizzles.text, toUrl)}`,
        ]
      : []),
    ...inherited.map(({ from, href, members }) =>
      words.page('api.inherited', {
        from: formatLink({ name: from, href }, toUrl),
        names: members.map((member) => formatLink(member, toUrl)).join(', '),
      }),
    ),
  ];
}

/** What was run of a name, as one line. */
function formatProven({ proven }: Described, { words }: Writing): string {
  if (!proven) return '';
  const { runs, fails, listed, gradient, shapes } = proven;
  const named = (list: readonly string[]) => list.map(backendName).join(', ');
  const flows = gradient === 'zero' ? words.page('api.proven.zero') : named(gradient ?? []);
  const facts: [id: Parameters<typeof words.page>[0], text: string | undefined][] = [
    ['api.proven.shapes', shapes && formatCode(shapes)],
    ['api.proven.runs', runs && named(runs)],
    ['api.proven.fails', fails && named(fails)],
    ['api.proven.listed', listed && named(listed)],
    ['api.proven.gradient', gradient && (flows || words.page('api.proven.none'))],
  ];
  return facts.flatMap(([id, text]) => (text === undefined ? [] : [`${words.page(id)} ${text}`])).join(' · ');
}

function formatSeeAlso({ seeAlso = [] }: ApiSymbol, { words, toUrl }: Writing): string[] {
  if (seeAlso.length === 0) return [];
  return [`${bold(words.page('api.seeAlso'))} ${seeAlso.map((name) => formatLink(name, toUrl)).join(', ')}`];
}

function formatUsages({ usages = [] }: ApiSymbol, { words, toUrl }: Writing): string[] {
  if (usages.length === 0) return [];
  const lines = usages.map(({ title, href }) => `- [${title}](${toUrl(href)})`);
  return [bold(words.page('api.usedIn')), lines.join('\n')];
}

/**
 * Formats the entry of a symbol.
 *
 * @param level Level of its heading.
 */
export function formatEntry(symbol: ApiSymbol, level: number, writing: EntryWriting): string {
  const { prefix, name, access, text, fullEntry, members = [] } = symbol;
  const needsImport = access.startsWith('from ');
  const declaration = formatDeclaration(needsImport ? name : `${prefix}${name}`, symbol);
  return join([
    `${'#'.repeat(level)} ${escapeText(prefix + name)}`,
    formatFacts(symbol, writing),
    fence('python', needsImport ? `${access}\n\n${declaration}` : declaration),
    formatDeprecation(symbol, writing),
    formatText(text, writing.toUrl),
    ...formatRelations(symbol, writing),
    formatProven(symbol, writing),
    ...(fullEntry ? [] : formatDetails(symbol, writing)),
    ...formatExample(symbol, writing),
    ...members.map((member) => formatMember(member, level + 1, writing)),
    ...formatInherited(symbol, writing),
    formatHistory(symbol.history, writing),
    ...formatSeeAlso(symbol, writing),
    ...formatUsages(symbol, writing),
  ]);
}

/** Formats a name that only older versions have. */
export function formatRemoved(entry: ApiRemoved, level: number, writing: EntryWriting): string {
  const { words, toUrl, releaseOf } = writing;
  const { prefix, name, kind, removedIn, instead, lastEntry, history } = entry;
  const last = words.page('api.removed.last', { version: releaseOf(lastEntry.versionLabel) });
  return join([
    `${'#'.repeat(level)} ${escapeText(prefix + name)}`,
    `${formatKind(kind, words)} · ${words.page('badge.removed', { version: releaseOf(removedIn) })}`,
    `${instead.length > 0 ? formatText(instead, toUrl) : words.page('api.removed.nothing')} [${last}](${toUrl(lastEntry.href)})`,
    formatHistory(history, writing),
  ]);
}
