import { formatPath } from '../../../shared/docs/formatPath';
import type { CSymbol } from './readC';
import { formatChanges, type Writing } from './formatChanges';
import { formatSignature } from './formatSignature';
import { formatText, typeText } from './formatText';
import type { VersionApi } from './readApi';
import type { ApiMember, ApiRemoved, ApiSymbol, Described, HistoryStep, Parameter, TypePart } from './schema';

/** Version of the format that contributing/machine-readable.md describes; a change that breaks readers raises it. */
const schemaVersion = 1;

/** Values that JSON omits. */
const typeOrNone = (type: readonly TypePart[] | undefined): string | undefined =>
  type && type.length > 0 ? typeText(type) : undefined;

const toParameter = (
  { name, stars, only, annotation, type, default: value, text }: Parameter,
  { toUrl }: Writing,
) => ({
  name,
  kind: stars === '*' ? 'varPositional' : stars === '**' ? 'varKeyword' : (only ?? 'any'),
  annotation: typeOrNone(annotation),
  type: typeOrNone(type),
  default: value,
  text: formatText(text, toUrl),
});

const toHistory = (history: readonly HistoryStep[], writing: Writing) =>
  history.map(({ versionLabel, state, changes }) => ({
    version: versionLabel,
    state,
    changes: changes.length > 0 ? formatChanges(changes, writing) : undefined,
  }));

function toDescribed(described: Described, head: string, writing: Writing) {
  const { scope, text, signature, returns, raises, example, source, deprecated, type, value, history } =
    described;
  const { toUrl } = writing;
  const rows = (list: readonly Parameter[]) => list.map((row) => toParameter(row, writing));
  return {
    scope,
    text: formatText(text, toUrl),
    signature: signature && formatSignature(head, signature, returns?.type),
    parameters: signature && rows(signature.parameters),
    keywords: signature?.keywords && rows(signature.keywords),
    returns: returns && { type: typeOrNone(returns.type), text: formatText(returns.text, toUrl) },
    raises: raises?.map(({ name, text: when }) => ({ name, text: formatText(when, toUrl) })),
    example: example && { code: example.code, output: example.output, ranOn: example.ranOn },
    source: source?.href,
    deprecated: deprecated && { text: formatText(deprecated.instead, toUrl) },
    type: typeOrNone(type),
    value,
    history: history && toHistory(history, writing),
  };
}

type Member = ReturnType<typeof toDescribed> & {
  id: string;
  name: string;
  kind: string;
  readable: boolean;
  writable: boolean;
  members?: Member[] | undefined;
};

const toMember = (member: ApiMember, writing: Writing): Member => ({
  id: member.id,
  name: member.name,
  kind: member.kind,
  readable: member.readable !== false,
  writable: member.writable !== false,
  ...toDescribed(member, member.name, writing),
  members: member.members?.map((inner) => toMember(inner, writing)),
});

const toSymbol = (symbol: ApiSymbol, module: string, permalink: string, writing: Writing) => ({
  id: symbol.id,
  name: `${symbol.prefix}${symbol.name}`,
  module,
  kind: symbol.kind,
  url: writing.toUrl(`${permalink}#${symbol.id}`),
  access: symbol.access,
  ...toDescribed(symbol, `${symbol.prefix}${symbol.name}`, writing),
  aliases: symbol.aliases?.map(({ name }) => name),
  bases: typeOrNone(symbol.bases),
  reexportOf: symbol.reexportOf,
  members: symbol.members?.map((member) => toMember(member, writing)),
  inherited: symbol.inherited?.map(({ from, members }) => ({
    from,
    members: members.map(({ name }) => name),
  })),
});

const toRemoved = (entry: ApiRemoved, module: string, { toUrl }: Writing) => ({
  id: entry.id,
  name: `${entry.prefix}${entry.name}`,
  module,
  kind: entry.kind,
  removedIn: entry.removedIn,
  text: formatText(entry.instead, toUrl),
  lastEntry: { version: entry.lastEntry.versionLabel, url: toUrl(entry.lastEntry.href) },
});

type Input = {
  readonly api: VersionApi;
  readonly c: readonly CSymbol[];
  readonly locale: string;
  readonly writing: Writing;
};

/** Collects the reference of one version: modules, full entries with their other names, removed names, the C API. */
export function toApiData({ api, c, locale, writing }: Input) {
  const { toUrl } = writing;
  const { versionLabel, tag } = api.version;
  const modules = api.sections.filter(({ data }) => data.isObject === undefined);
  return {
    schemaVersion,
    version: versionLabel,
    release: tag,
    locale,
    modules: modules.map(({ permalink, data }) => ({
      name: data.module,
      url: toUrl(permalink),
      markdown: toUrl(formatPath(permalink, 'md')),
      text: formatText(data.text, toUrl),
    })),
    symbols: api.sections.flatMap(({ permalink, data }) =>
      data.symbols
        .filter(({ fullEntry }) => fullEntry === undefined)
        .map((symbol) => toSymbol(symbol, data.module, permalink, writing)),
    ),
    removed: api.sections.flatMap(({ data }) =>
      data.removed.map((entry) => toRemoved(entry, data.module, writing)),
    ),
    c,
  };
}
