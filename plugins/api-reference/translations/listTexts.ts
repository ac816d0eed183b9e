import type { Descriptions } from '../loadDescriptions';

/** A text of the descriptions. */
export type DescribedText = {
  /** Keys that lead to it: `taichi.field`, `parameters`, `dtype`, `text`. */
  readonly path: readonly string[];
  /** English text, with single spaces. */
  readonly english: string;
};

/** The texts of one file that is translated. */
export type TextSource = {
  /** Path below `api/descriptions`, which the translation shares: `python/fields.yaml`. */
  readonly name: string;
  readonly texts: readonly DescribedText[];
};

/** Sentences that the program writes, by key; they are translated in `generated.yaml`. */
export const generatedTexts = { instead: 'Use `{name}`.' } as const;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Joins lines as YAML's folded style does. No-break spaces stay. */
export const withSingleSpaces = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** Formats a path of keys as in messages and in the lock file. */
export const showPath = (path: readonly string[]): string => path.join(' › ');

function listEntry(entry: Node, path: readonly string[]): DescribedText[] {
  const here = (key: string, value: unknown): DescribedText[] =>
    typeof value === 'string' ? [{ path: [...path, key], english: withSingleSpaces(value) }] : [];
  // Names of parameters and members are keys too, so each level is read by its own rule.
  const inOrder = Object.entries(entry).sort(([a], [b]) => Number(b === 'text') - Number(a === 'text'));
  return inOrder.flatMap(([key, value]): DescribedText[] => {
    if (['text', 'instead', 'swizzles'].includes(key)) return here(key, value);
    if (!isNode(value)) return [];
    if (key === 'returns' || key === 'picture') return listEntry(value, [...path, key]);
    const isMap = ['parameters', 'keywords', 'members', 'names', 'versions'].includes(key);
    const isTexts = key === 'raises' || key === 'changes';
    return Object.entries(value).flatMap(([name, inner]): DescribedText[] => {
      if (isTexts && typeof inner === 'string')
        return [{ path: [...path, key, name], english: withSingleSpaces(inner) }];
      return isMap && isNode(inner) ? listEntry(inner, [...path, key, name]) : [];
    });
  });
}

/** Lists the texts of all descriptions, file by file. */
export function listTexts({ files, sections }: Pick<Descriptions, 'files' | 'sections'>): TextSource[] {
  const nameOf = (file: string) => file.slice(file.indexOf('descriptions/') + 'descriptions/'.length);
  return [
    {
      name: 'generated.yaml',
      texts: Object.entries(generatedTexts).map(([key, english]) => ({ path: [key], english })),
    },
    {
      name: 'sections.yaml',
      texts: Object.entries(sections).map(([key, text]) => ({
        path: [key],
        english: withSingleSpaces(text),
      })),
    },
    ...files.map(({ file, symbols }) => ({
      name: nameOf(file),
      texts: Object.entries(symbols).flatMap(([key, description]) => listEntry(description, [key])),
    })),
  ];
}
