import type { Place } from './addresses';
import { describeIn, type SymbolText } from './describeIn';
import type { Descriptions } from './loadDescriptions';
import { objectHistory, type FoundStep } from './history';
import { createNameFinder, type NameFinder } from './findName';
import { toTextParts, toTypeParts, type Resolve } from './inline';
import type { Reference } from './reference';
import type { ApiExample, ApiUsage, TextPart, TypePart } from './types';

/** Pages that use an object or a member, most relevant first, and the number of further pages. */
export type Usages = { readonly usages: ApiUsage[]; readonly moreUsages: number };

/** Input for the pages of one version. */
export type Context = {
  readonly reference: Reference;
  /** All versions, oldest first. */
  readonly history: readonly Reference[];
  readonly place: Place;
  readonly repositoryUrl: string;
  readonly descriptions: Descriptions;
  readonly describe: (key: string) => SymbolText;
  /** Changes of an object across versions as its callers see them, by its key. */
  readonly historyOf: (key: string) => FoundStep[];
  readonly findName: NameFinder;
  /** Builds the displayed example from code, output and the words of the fence. */
  readonly toExample: (text: Pick<SymbolText, 'example' | 'output' | 'fence'>) => ApiExample | undefined;
  /** Usages of an object, by its key. */
  readonly usagesOf: (key: string) => Usages;
};

type Parts = Omit<Context, 'describe' | 'historyOf' | 'findName' | 'usagesOf'>;

/** Adds the version's texts and name lookup to the given parts. Usages are derived from the result. */
export function createContext(parts: Parts): Omit<Context, 'usagesOf'> {
  const { reference, history, place, descriptions } = parts;
  const describeFor = (key: string, folder: string): SymbolText => {
    const description = descriptions.symbols.get(key);
    return description ? describeIn(description, folder) : {};
  };
  return {
    ...parts,
    describe: (key) => describeFor(key, reference.folder),
    historyOf: (key) => objectHistory(history, key, (folder) => describeFor(key, folder).keywords),
    findName: createNameFinder(reference, place),
  };
}

/**
 * Links names in the texts and types of an object, except those of the object itself.
 *
 * @param key Key of the object.
 */
export function createWriter({ findName, reference }: Context, key?: string) {
  const home = reference.objects.get(key ?? '')?.home ?? '';
  const section = reference.names.get(home)?.section;
  const resolve: Resolve = (name) => {
    const found = findName(name, section);
    return found && !(found.key === key && found.member === '') ? found.href : null;
  };
  return {
    resolve,
    text: (source: string | undefined): TextPart[] => toTextParts(source ?? '', resolve),
    type: (source: string | undefined): TypePart[] => toTypeParts(source ?? '', resolve),
  };
}

export type Writer = ReturnType<typeof createWriter>;
