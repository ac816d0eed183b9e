import type { NameFinder } from './findName';
import { toTextParts, toTypeParts, type Resolve } from './inline';
import type { Reference } from './reference';
import type { Translator } from './translations/translator';
import type { TextPart, TypePart } from './types';

/** Links the names in the texts and types of one object. */
export type Writer = {
  readonly resolve: Resolve;
  /** Translates a text and links its names; `shorten` is applied to what is shown, in its language. */
  readonly text: (source: string | undefined, shorten?: (text: string) => string) => TextPart[];
  readonly type: (source: string | undefined) => TypePart[];
};

/** Finds the writer of an object by its key; without a key, one that links every name. */
export type WriterFinder = (key?: string) => Writer;

/** Creates the writers of one version, each on its first use. A writer links no name of its own object. */
export function createWriters(
  reference: Reference,
  findName: NameFinder,
  translate: Translator,
): WriterFinder {
  const writers = new Map<string, Writer>();
  return (key = '') => {
    const writer = writers.get(key) ?? createWriter({ reference, findName, translate, key });
    writers.set(key, writer);
    return writer;
  };
}

type Input = {
  readonly reference: Reference;
  readonly findName: NameFinder;
  readonly translate: Translator;
  readonly key: string;
};

function createWriter({ reference, findName, translate, key }: Input): Writer {
  const home = reference.objects.get(key)?.home ?? '';
  const section = reference.names.get(home)?.section;
  const resolve: Resolve = (name) => {
    const found = findName(name, section);
    return found && !(found.key === key && found.member === '') ? found.href : null;
  };
  return {
    resolve,
    text: (source, shorten = (text) => text) => {
      if (source === undefined || source === '') return [];
      const { text, isEnglish } = translate(source);
      const parts = toTextParts(shorten(text), resolve);
      return isEnglish ? [['lang', 'en'], ...parts] : parts;
    },
    type: (source) => toTypeParts(source ?? '', resolve),
  };
}
