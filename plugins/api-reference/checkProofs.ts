import { describeIn, type MemberText } from './describeIn';
import { listPrograms, type ProvingProgram } from './listPrograms';
import type { Descriptions } from './loadDescriptions';
import { proofsFile, type Declared, type Proofs } from './proofs';
import { symbolOf, type Reference } from './reference';
import { scopeOf } from './scopeOf';

/** Modules whose functions compute with numbers, so that a reader asks for their gradients. */
const measuredModules = /^taichi\.(?:math(?:\.|$)|lang\.ops$|_funcs$)/;

/**
 * Checks that each statement on backends, gradients and shapes has a proof that still holds, and that each proof has its statement.
 *
 * @returns One line per problem: `file:line: object › part: what is wrong. Fix: …`.
 */
export function checkProofs(
  descriptions: Descriptions,
  history: readonly Reference[],
  proofs: Proofs,
  declared: Declared,
): string[] {
  const problems = new Set<string>();
  const report = (path: readonly string[], problem: string, fix: string) => {
    problems.add(`${descriptions.locate(path)}: ${path.join(' › ')}: ${problem}. Fix: ${fix}.`);
  };
  const programs = listPrograms(descriptions, history);
  for (const program of programs) {
    const wrong = problemOf(program, proofs);
    if (wrong !== null) report(program.path, wrong, `run npm run prove:api -- ${program.name}`);
  }
  for (const line of listObsolete(programs, proofs)) problems.add(line);
  for (const { path, text, isMeasured, reference } of listEntries(descriptions, history)) {
    if (isMeasured && text.gradient === undefined) {
      report(path, 'has no "gradient"', 'write the expression to measure, or "gradient: ~" if there is none');
    }
    const table = declared[reference.tag.replace(/^v/, '')];
    if (text.extension !== undefined && !table?.[text.extension]) {
      const where = `is not in the table of ${reference.tag} in data/feature-matrix.json`;
      report([...path, 'extension'], `${text.extension} ${where}`, 'remove it');
    }
  }
  return [...problems];
}

function problemOf({ kind, name, version, mark, backends }: ProvingProgram, proofs: Proofs): string | null {
  const { x64, vulkan, ...marked } = proofs.releases[version]?.[kind][name] ?? {};
  const [known] = Object.values(marked);
  const results = { x64, vulkan };
  if (known === undefined) return `has no proof for ${version} in ${proofsFile}`;
  if (known !== mark) return `has changed since its proof for ${version} was made`;
  const missing = backends.find((backend) => results[backend] === undefined);
  if (missing !== undefined) return `has no result of ${missing} for ${version} in ${proofsFile}`;
  if (kind === 'shapes' && x64 !== 'yes') return `states shapes that ${version} does not have: ${x64}`;
  return null;
}

function listObsolete(programs: readonly ProvingProgram[], proofs: Proofs): string[] {
  const known = new Set(programs.map(({ version, kind, name }) => `${version} ${kind} ${name}`));
  return Object.entries(proofs.releases).flatMap(([version, kinds]) =>
    Object.entries(kinds).flatMap(([kind, records]) =>
      Object.keys(records)
        .filter((name) => !known.has(`${version} ${kind} ${name}`))
        .map(
          (name) =>
            `${proofsFile}: ${version} › ${kind} › ${name}: proves nothing. Fix: run npm run prove:api.`,
        ),
    ),
  );
}

type Entry = {
  readonly path: readonly string[];
  readonly text: MemberText;
  readonly isMeasured: boolean;
  readonly reference: Reference;
};

/** Lists all objects with their members, in each version that has them. */
function listEntries({ symbols }: Descriptions, history: readonly Reference[]): Entry[] {
  return history.flatMap((reference) =>
    [...symbols].flatMap(([key, description]): Entry[] => {
      const object = reference.objects.get(key);
      if (!object) return [];
      const symbol = symbolOf(reference, object);
      const text = describeIn(description, reference.folder);
      const isFunction = symbol.kind === 'function' && measuredModules.test(symbol.definition?.module ?? '');
      const isMeasured = isFunction && scopeOf(symbol, text.scope) !== 'python';
      const members = Object.entries(text.members ?? {});
      return [
        { path: [key], text, isMeasured, reference },
        ...members.map(([name, own]) => ({
          path: [key, 'members', name],
          text: own,
          isMeasured: false,
          reference,
        })),
      ];
    }),
  );
}
