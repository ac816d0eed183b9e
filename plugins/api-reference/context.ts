import type { Place } from './addresses';
import { describeIn, type MemberText, type SymbolText } from './describeIn';
import type { Descriptions } from './loadDescriptions';
import { objectHistory, type FoundStep } from './history';
import { createNameFinder, type NameFinder } from './findName';
import type { Translator } from './translations/translator';
import type { Proven } from './proofs';
import type { Reference } from './reference';
import type { ApiExample } from './types';
import { findUsages, type UsageFinder } from './usages/findUsages';
import type { UsagePage } from './usages/listUsagePages';
import { createWriters, type Writer, type WriterFinder } from './writer';

/** What the pages of one version are made of. */
type Sources = {
  readonly reference: Reference;
  /** All versions, oldest first. */
  readonly history: readonly Reference[];
  readonly place: Place;
  readonly repositoryUrl: string;
  readonly descriptions: Descriptions;
  readonly translate: Translator;
  /** Builds the displayed example from code, output and the words of the fence. */
  readonly toExample: (
    text: Pick<SymbolText, 'example' | 'output' | 'fence' | 'picture'>,
    writer: Writer,
  ) => ApiExample | undefined;
  /** Finds what is proven of an object or a member, by its name. */
  readonly findProven: (name: string, text: MemberText) => Proven;
};

/** Input for the pages of one version: the sources, and lookups in them. */
export type Context = Sources & {
  readonly describe: (key: string) => SymbolText;
  /** Changes of an object across versions as its callers see them, by its key. */
  readonly historyOf: (key: string) => FoundStep[];
  readonly findName: NameFinder;
  readonly writerOf: WriterFinder;
  readonly usagesOf: UsageFinder;
};

/**
 * Completes the sources of a version with the lookups that its pages share.
 *
 * @param usagePages Pages whose examples run on the version.
 */
export function createContext(sources: Sources, usagePages: readonly UsagePage[]): Context {
  const { reference, history, place, descriptions } = sources;
  const describeFor = (key: string, folder: string): SymbolText => {
    const description = descriptions.symbols.get(key);
    return description ? describeIn(description, folder) : {};
  };
  const describe = (key: string) => describeFor(key, reference.folder);
  const findName = createNameFinder(reference, place);
  return {
    ...sources,
    describe,
    historyOf: (key) => objectHistory(history, key, (folder) => describeFor(key, folder).keywords),
    findName,
    writerOf: createWriters(reference, findName, sources.translate),
    usagesOf: findUsages({ reference, findName, describe }, usagePages),
  };
}
