import type { PageWord, Words } from '../words';
import { formatCode, formatText, type ToUrl } from './formatText';
import type { Change, HistoryStep, Kind, MemberKind } from './schema';

/** What texts of the reference are written with. */
export type Writing = {
  readonly words: Words;
  readonly toUrl: ToUrl;
  /** Name of the release of a version's label, e.g. `1.7` of `develop`. */
  readonly releaseOf: (label: string) => string;
};

const list = (names: readonly string[]): string => names.map(formatCode).join(', ');

const kindWords: Readonly<Record<Kind | MemberKind, PageWord>> = {
  function: 'api.kind.function',
  decorator: 'api.kind.decorator',
  class: 'api.kind.class',
  enum: 'api.kind.enum',
  exception: 'api.kind.exception',
  data: 'api.kind.data',
  module: 'api.kind.module',
  method: 'api.member.method',
  classMethod: 'api.member.classMethod',
  staticMethod: 'api.member.staticMethod',
  property: 'api.member.property',
  attribute: 'api.member.attribute',
  value: 'api.member.value',
};

/** The word for a kind of names, as the pages show it. */
export const formatKind = (kind: Kind | MemberKind, words: Words): string => words.page(kindWords[kind]);

function formatChange(change: Change, { words, toUrl }: Writing): string {
  switch (change.kind) {
    case 'note':
      return formatText(change.text, toUrl);
    case 'parameterRenamed':
      return words.page('api.change.parameterRenamed', {
        from: formatCode(change.from),
        to: formatCode(change.to),
      });
    case 'defaultChanged':
      return words.page('api.change.defaultChanged', {
        name: formatCode(change.name),
        from: formatCode(change.from),
        to: formatCode(change.to),
      });
    case 'kindChanged':
    case 'memberKindChanged':
      return words.page('api.change.kindChanged', {
        from: formatKind(change.from as Kind, words),
        to: formatKind(change.to as Kind, words),
      });
    case 'membersAdded':
    case 'membersRemoved':
    case 'membersChanged':
    case 'membersDeprecated':
    case 'namesAdded':
    case 'namesRemoved':
      return words.page(`api.change.${change.kind}`, { names: list(change.names) });
    default:
      return words.page(`api.change.${change.kind}`, { name: formatCode(change.name) });
  }
}

/** Describes the changes between two versions in sentences. */
export const formatChanges = (changes: readonly Change[], writing: Writing): string =>
  changes.map((change) => formatChange(change, writing)).join(' ');

function formatState(state: HistoryStep['state'], isFirst: boolean, words: Words): string {
  switch (state) {
    case 'absent':
    case 'added':
    case 'deprecated':
    case 'removed':
      return words.page(`api.history.${state}`);
    default:
      return words.page(isFirst ? 'api.history.available' : 'api.history.same');
  }
}

/** Formats what each version changed, oldest first; empty for a name that never changed. */
export function formatHistory(history: readonly HistoryStep[], writing: Writing): string {
  const { words, releaseOf } = writing;
  if (history.every(({ state, changes }) => state === 'present' && changes.length === 0)) return '';
  const lines = history.map(({ versionLabel, state, changes }, index) => {
    const hasState = changes.length === 0 || ['added', 'deprecated', 'removed'].includes(state);
    const texts = [
      ...(hasState ? [formatState(state, index === 0, words)] : []),
      ...(changes.length > 0 ? [formatChanges(changes, writing)] : []),
    ];
    return `- ${releaseOf(versionLabel)}: ${texts.join(' ')}`;
  });
  return `**${words.page('api.history')}**\n\n${lines.join('\n')}`;
}

/**
 * Formats the badges of a name: additions and changes up to the page's version, deprecations and removals of any version.
 *
 * @param label The page's version.
 */
export function formatBadges(history: readonly HistoryStep[], label: string, writing: Writing): string[] {
  const own = history.findIndex(({ versionLabel }) => versionLabel === label);
  return history.flatMap(({ versionLabel, state }, index) => {
    const isLater = index > own && state !== 'deprecated' && state !== 'removed';
    if (index === 0 || isLater || state === 'absent' || state === 'present') return [];
    const badge = state === 'added' ? 'since' : state;
    return [writing.words.page(`badge.${badge}`, { version: writing.releaseOf(versionLabel) })];
  });
}
