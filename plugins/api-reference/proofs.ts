import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { MemberText } from './describeIn';

/** Backends on which the programs run here. */
export const provenBackends = ['x64', 'vulkan'] as const;
export type ProvenBackend = (typeof provenBackends)[number];

const results = { x64: z.string().optional(), vulkan: z.string().optional() };

const schema = z.strictObject({
  machine: z.string(),
  releases: z.record(
    z.string(),
    z.strictObject({
      /** Examples by name, on the backends that the report of examples does not cover. */
      examples: z.record(z.string(), z.strictObject({ hash: z.string(), ...results })),
      gradients: z.record(z.string(), z.strictObject({ program: z.string(), ...results })),
      shapes: z.record(z.string(), z.strictObject({ shapes: z.string(), ...results })),
    }),
  ),
});

/** What ran where, by folder of the version; written by `npm run prove:api`. */
export type Proofs = z.infer<typeof schema>;

export const proofsFile = 'data/api-proofs.json';
const matrixFile = 'data/feature-matrix.json';

const matrixSchema = z.object({
  releases: z.record(z.string(), z.object({ declared: z.record(z.string(), z.array(z.string())) })),
});

/** Taichi's own tables of extensions: backends by release and extension. */
export type Declared = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Reads what `npm run prove:api` wrote; null if the site has no such file. */
export function readProofs(siteDir: string): Proofs | null {
  const text = readOptional(path.join(siteDir, proofsFile));
  return text === null ? null : schema.parse(JSON.parse(text));
}

/** Reads the tables of extensions; empty if the site has none. */
export function readDeclared(siteDir: string): Declared {
  const text = readOptional(path.join(siteDir, matrixFile));
  if (text === null) return {};
  const { releases } = matrixSchema.parse(JSON.parse(text));
  return Object.fromEntries(Object.entries(releases).map(([release, { declared }]) => [release, declared]));
}

function readOptional(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** What is proven of a name in one version, for its entry. */
export type Proven = {
  /** Backends on which its program gave the expected result, and those on which it did not. */
  runs?: ProvenBackend[];
  fails?: ProvenBackend[];
  /** Backends that the package lists for the extension that the name needs, and that were not run. */
  listed?: string[];
  /** Backends on which a gradient flows; `zero` where the derivative is zero by nature. */
  gradient?: ProvenBackend[] | 'zero';
  shapes?: string;
};

type Facts = {
  /** Text of the version. */
  readonly text: Pick<MemberText, 'gradient' | 'shapes' | 'extension'>;
  /** Object or member, e.g. `taichi.Field.fill`. */
  readonly name: string;
  /** Folder and release, e.g. `master` and `1.7.4`. */
  readonly folder: string;
  readonly release: string;
  /** Hash of the example, and the backend on which the report of examples has it. */
  readonly example?: { readonly hash: string; readonly ranOn?: ProvenBackend };
};

/** Result that says neither yes nor no: kernels of a graphics backend may print nothing. */
const isUnclear = (result: string): boolean => result.startsWith('other output');

/** A program whose value is right ran, even if its gradient is wrong. */
const hasValue = (result = ''): boolean =>
  result === 'yes' || result === 'zero' || result.startsWith('gradient');

/** Finds what is proven of a name; a statement whose program has changed since is left out. */
export function findProven(proofs: Proofs, declared: Declared, facts: Facts): Proven {
  const { text, name, folder, release, example } = facts;
  const own = proofs.releases[folder];
  const gradient = own?.gradients[name];
  const isMeasured = gradient !== undefined && gradient.program === text.gradient?.trim();
  const shapes = own?.shapes[name];
  const hasShapes = shapes !== undefined && shapes.shapes === text.shapes && shapes.x64 === 'yes';
  const run = own?.examples[name];
  const ran = run !== undefined && run.hash === example?.hash ? run : undefined;
  const seen = provenBackends.map((backend) => {
    const result = ran?.[backend];
    const isMeasuredHere = isMeasured && hasValue(gradient[backend]);
    const runsHere = example?.ranOn === backend || result === 'yes' || isMeasuredHere;
    return {
      backend,
      runs: runsHere || (hasShapes && shapes[backend] === 'yes'),
      fails: result !== undefined && result !== 'yes' && !isUnclear(result),
    };
  });
  const runs = seen.filter((each) => each.runs).map(({ backend }) => backend);
  const fails = seen.filter((each) => each.fails && !each.runs).map(({ backend }) => backend);
  const listed = text.extension === undefined ? [] : (declared[release]?.[text.extension] ?? []);
  const notRun = listed.filter((backend) => backend !== 'x64' && backend !== 'vulkan');
  return {
    ...(runs.length > 0 && { runs }),
    ...(fails.length > 0 && { fails }),
    ...(notRun.length > 0 && { listed: notRun }),
    // A program that ends before it has a value says nothing of the gradient.
    ...(isMeasured && hasValue(gradient.x64) && { gradient: gradientOf(gradient) }),
    ...(hasShapes && { shapes: shapes.shapes }),
  };
}

function gradientOf(results: Partial<Record<ProvenBackend, string>>): ProvenBackend[] | 'zero' {
  if (results.x64 === 'zero') return 'zero';
  return provenBackends.filter((backend) => results[backend] === 'yes');
}
