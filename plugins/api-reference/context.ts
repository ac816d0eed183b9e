import type { Place } from './addresses';
import { describeIn, type SymbolText } from './describeIn';
import type { Descriptions } from './loadDescriptions';
import { objectHistory, type FoundStep } from './history';
import { createNameFinder, type NameFinder } from './findName';
import { toTextParts, toTypeParts, type Resolve } from './inline';
import type { Reference } from './reference';
import type { ApiExample, ApiUsage, TextPart, TypePart } from './types';

/** Pages that use an object or a member, most telling first, and how many more there are. */
export type Usages = { readonly usages: ApiUsage[]; readonly moreUsages: number };

/** What the pages of one version are made from. */
export type Context = {
  readonly reference: Reference;
  /** All versions, oldest first. */
  readonly history: readonly Reference[];
  readonly place: Place;
  readonly repositoryUrl: string;
  readonly descriptions: Descriptions;
  readonly describe: (key: string) => SymbolText;
  /** What the versions changed about an object, by its key, as its callers see it. */
  readonly historyOf: (key: string) => FoundStep[];
  readonly findName: NameFinder;
  /** Takes code, output and the words of the fence. */
  readonly toExample: (text: Pick<SymbolText, 'example' | 'output' | 'fence'>) => ApiExample | undefined;
  /** Takes the key of an object. */
  readonly usagesOf: (key: string) => Usages;
};

type Parts = Omit<Context, 'describe' | 'historyOf' | 'findName' | 'usagesOf'>;

/** Takes the parts of a context; adds the texts of the version and what its names mean. Usages follow from that. */
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

/** Makes links of names in texts and types of an object, given by its key, but for names of the object itself. */
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
