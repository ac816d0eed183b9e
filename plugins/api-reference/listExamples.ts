import { completeExample } from './completeExample';
import { FenceError } from '../../shared/code/fenceWords';
import { parseFence } from '../../shared/code/parseFence';
import { describeIn, type MemberText, type SymbolText } from './describeIn';
import type { DescriptionFile, Descriptions } from './loadDescriptions';
import { locateKey } from './locateKey';
import { symbolOf, type Reference } from './reference';

/** An example of a description as it appears in one version. */
export type DescribedExample = {
  /** File of the description, relative to the site. */
  readonly file: string;
  /** First line of the example in that file, 1-based. */
  readonly line: number;
  /** Folder of the version. */
  readonly version: string;
  /** Object or member, e.g. `taichi.Field.fill`. */
  readonly name: string;
  /** Keys of the part that has the example. */
  readonly path: readonly string[];
  /** Words of the fence. */
  readonly fence: string;
  /** The whole program, import and `ti.init` included. */
  readonly program: string;
  /** Number of lines that the program has before the example. */
  readonly linesBefore: number;
  readonly output: string | null;
  /** Path of the picture that it writes, relative to the site; null for none. */
  readonly picture: string | null;
  /** Whether the version deprecates the object, or the surrounding texts mention a deprecation. */
  readonly aboutDeprecation: boolean;
};

/** Lists all examples, version by version, and one line per invalid fence. */
export function listExamples(
  { files }: Pick<Descriptions, 'files'>,
  references: readonly Reference[],
): { examples: DescribedExample[]; problems: string[] } {
  const problems = new Set<string>();
  const examples = references.flatMap((reference) =>
    files.flatMap((file) =>
      Object.entries(file.symbols).flatMap(([key, description]) => {
        const object = reference.objects.get(key);
        if (!object) return [];
        const symbol = symbolOf(reference, object);
        const text = describeIn(description, reference.folder);
        return walk(text, symbol, [key]).flatMap(([path, own]) => {
          const isDeprecated = symbol.deprecated !== undefined;
          const example = toExample(own, path, { file, version: reference.folder, isDeprecated });
          try {
            parseFence('python', example.fence);
            return [example];
          } catch (error) {
            if (!(error instanceof FenceError)) throw error;
            problems.add(`${file.file}:${example.line}: ${path.join(' › ')}: ${error.message}`);
            return [];
          }
        });
      }),
    ),
  );
  return { examples, problems: [...problems] };
}

/** Pictures of the examples, served as they are. */
export const pictureFolder = 'static/img/api';

type Text = SymbolText | MemberText;

type Thing = { readonly members?: readonly ({ readonly name: string } & Thing)[] };

/** Yields the parts of a description that have an example and exist in the version. */
function walk(
  text: Text,
  { members = [] }: Thing,
  path: readonly string[],
): [path: readonly string[], text: Text][] {
  return [
    ...(text.example ? [[path, text] as [readonly string[], Text]] : []),
    ...members.flatMap((member) => {
      const inner = text.members?.[member.name];
      return inner ? walk(inner, member, [...path, 'members', member.name]) : [];
    }),
  ];
}

function toExample(
  text: Text,
  path: readonly string[],
  { file, version, isDeprecated }: { file: DescriptionFile; version: string; isDeprecated: boolean },
): DescribedExample {
  const { example, output, fence = '', picture } = text;
  const code = (example ?? '').trimEnd();
  const program = completeExample(code, fence);
  return {
    file: file.file,
    // A build needs it for its messages only, and to find it takes longer than all the rest.
    get line() {
      return locateExample(file.text, path, { version, code });
    },
    version,
    name: path.filter((part) => part !== 'members').join('.'),
    path,
    fence,
    program,
    linesBefore: program.split('\n').length - code.split('\n').length,
    output: output?.trimEnd() ?? null,
    picture: picture ? `${pictureFolder}/${picture.file}` : null,
    // cspell:ignore deprecat
    aboutDeprecation:
      isDeprecated || /deprecat/i.test(JSON.stringify([text.text, text.instead, text.changes])),
  };
}

/** Locates an example, in the description itself or in the version's override. */
function locateExample(
  text: string,
  path: readonly string[],
  { version, code }: { version: string; code: string },
): number {
  const [first = ''] = code.split('\n');
  const lines = text.split('\n');
  const places = [
    [...path, 'versions', version, 'example'],
    [path[0] ?? '', 'versions', version, ...path.slice(1), 'example'],
    [...path, 'example'],
  ].map((keys) => locateKey(text, keys));
  // The example begins below its key, or on the same line when it is a single line.
  const below = places.find((line) => (lines[line] ?? '').trim() === first.trim());
  const beside = places.find((line) => (lines[line - 1] ?? '').includes(first.trim()));
  return below !== undefined ? below + 1 : (beside ?? places.at(-1) ?? 1);
}
