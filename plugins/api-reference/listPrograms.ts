import { hashBlock } from '../../shared/build/exampleReport';
import { parseFence } from '../../shared/code/parseFence';
import { describeIn, type MemberText, type SymbolText } from './describeIn';
import { listExamples } from './listExamples';
import type { Descriptions } from './loadDescriptions';
import type { ProvenBackend } from './proofs';
import { symbolOf, type Reference } from './reference';

/** A program that proves a statement of the reference. */
export type ProvingProgram = {
  readonly kind: 'examples' | 'gradients' | 'shapes';
  /** Folder of the version. */
  readonly version: string;
  /** Object or member, e.g. `taichi.Field.fill`. */
  readonly name: string;
  /** Keys of the statement in its file of descriptions. */
  readonly path: readonly string[];
  /** Backends on which it is run. */
  readonly backends: readonly ProvenBackend[];
  /** What is recorded beside the results: when it changes, they prove nothing any more. */
  readonly mark: string;
  /** Input of the runner. */
  readonly item: Readonly<Record<string, string | null>>;
};

/** Backend of the run that the report of examples records. */
export const backendOf = (fence: string): ProvenBackend =>
  /(?:^|\s)vulkan(?:\s|$)/.test(fence) ? 'vulkan' : 'x64';

/** Lists the programs of all versions: examples on the backend that their report does not cover, gradients and shapes. */
export function listPrograms(descriptions: Descriptions, references: readonly Reference[]): ProvingProgram[] {
  return [...listExamplePrograms(descriptions, references), ...listMeasurements(descriptions, references)];
}

function listExamplePrograms(descriptions: Descriptions, references: readonly Reference[]): ProvingProgram[] {
  return listExamples(descriptions, references).examples.flatMap((example): ProvingProgram[] => {
    const { version, name, fence, program, output } = example;
    const { skip, torch, needs, frames, raises } = parseFence('python', fence);
    // Windows have no place in a run of many programs.
    if (skip !== undefined || torch || needs !== undefined || frames !== undefined) return [];
    return [
      {
        kind: 'examples',
        version,
        name,
        path: example.path,
        backends: [backendOf(fence) === 'x64' ? 'vulkan' : 'x64'],
        mark: hashBlock('python', fence, program),
        item: { kind: 'example', program, output, ...(raises !== undefined && { raises }) },
      },
    ];
  });
}

type Thing = { readonly members?: readonly ({ readonly name: string; readonly kind: string } & Thing)[] };

type Found = {
  readonly path: readonly string[];
  readonly text: SymbolText | MemberText;
  /** Source text of a call, with {0}, {1}, … in the places of the arguments. */
  readonly callOf: (count: number) => string;
};

const places = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `{${from + index}}`).join(', ');

function walk({ members = [] }: Thing, found: Found): Found[] {
  return [
    found,
    ...members.flatMap((member) => {
      const text = found.text.members?.[member.name];
      if (!text) return [];
      const callOf = (count: number) => `{0}.${member.name}(${places(1, count)})`;
      return walk(member, { path: [...found.path, 'members', member.name], text, callOf });
    }),
  ];
}

function listMeasurements(
  { symbols }: Pick<Descriptions, 'symbols'>,
  references: readonly Reference[],
): ProvingProgram[] {
  return references.flatMap((reference) =>
    [...symbols].flatMap(([key, description]) => {
      const object = reference.objects.get(key);
      if (!object) return [];
      const symbol = symbolOf(reference, object);
      const access = key.replace(/^taichi\./, 'ti.');
      const text = describeIn(description, reference.folder);
      const callOf = (count: number) => `${access}(${places(0, count)})`;
      return walk(symbol, { path: [key], text, callOf }).flatMap((found) => measure(found, reference.folder));
    }),
  );
}

function measure({ path, text, callOf }: Found, version: string): ProvingProgram[] {
  const name = path.filter((part) => part !== 'members').join('.');
  const { gradient, shapes } = text;
  const programs: ProvingProgram[] = [];
  if (gradient) {
    const mark = gradient.trim();
    programs.push({
      kind: 'gradients',
      version,
      name,
      path: [...path, 'gradient'],
      backends: ['x64', 'vulkan'],
      mark,
      item: { kind: 'gradient', program: mark },
    });
  }
  if (shapes !== undefined) {
    const count = (shapes.split('->')[0] ?? '').match(/\(/g)?.length ?? 0;
    programs.push({
      kind: 'shapes',
      version,
      name,
      path: [...path, 'shapes'],
      backends: ['x64'],
      mark: shapes,
      item: { kind: 'shapes', call: callOf(count), shapes },
    });
  }
  return programs;
}
