import { gzipSync } from 'node:zlib';
import { exampleOf, hashProgram, hashText, planFile, type LiveIndex } from '../../shared/build/livePlans';
import { sourceOf } from '../../shared/live/livePrograms';
import type { Plan } from '../../shared/live/plan';
import { tolerance } from './compareFields';
import { exceptions } from './exceptions';
import { otherReleases, type PageProgram } from './pages';

/** A plan may weigh this much with gzip, unless data travels in it. */
const MOST_BYTES = 8 * 1024;

type Files = {
  /** Returns the content of a file of the repository. */
  readonly read: (file: string) => string;
  readonly driverOf: (name: string) => string | null;
};

const hasData = ({ setup, frames }: Plan): boolean => JSON.stringify([setup, frames]).includes('"host":');

/** Lists what is wrong with plans and proofs: missing, made from another program, too large, or without a page. */
export function findProblems(
  programs: readonly PageProgram[],
  index: LiveIndex,
  { read, driverOf }: Files,
): string[] {
  const problems = programs.flatMap((program) => {
    const { file, name, blocks } = program;
    const at = `${file}:${blocks[0]?.line ?? 1}`;
    const entry = index[name];
    if (!entry) return [`${at}: "${name}" has no plan. Fix: npm run live -- ${file}.`];
    if (entry.program !== hashProgram(sourceOf(program), driverOf(name)))
      return [
        `${at}: the plan of "${name}" was made from another program. Fix: npm run live -- ${file}, or make its versions equal.`,
      ];
    return [];
  });
  for (const [name, { plan, proof, taichi }] of Object.entries(index)) {
    const file = planFile(name);
    const page = programs.find((program) => program.name === exampleOf(name))?.file;
    if (!page) {
      problems.push(`${file}:1: no page has the live example "${name}". Fix: npm run live -- --all.`);
      continue;
    }
    const text = read(file);
    const size = gzipSync(text).length;
    if (hashText(text) !== plan)
      problems.push(`${file}:1: the plan was edited. Fix: npm run live -- ${page}.`);
    else if (size > MOST_BYTES && !hasData(JSON.parse(text) as Plan))
      problems.push(
        `${file}:1: ${size} bytes with gzip, ${MOST_BYTES} are allowed. Fix: fewer or shorter kernels.`,
      );
    for (const { error, outliers, values } of proof ? [proof, ...Object.values(proof.releases ?? {})] : []) {
      if (error <= tolerance && outliers / values <= (exceptions[name]?.share ?? 0)) continue;
      problems.push(
        `${file}:1: ${outliers} of ${values} numbers differ too much. Fix: compute without races, angles beyond a few turns, and edges that the last digits decide, or give the reason in tools/live/exceptions.ts.`,
      );
    }
    if (proof?.plan !== plan)
      problems.push(`${file}:1: the plan has no proof. Fix: npm run live -- --prove ${page}.`);
    else
      for (const [release, { file: of }] of otherReleases(exampleOf(name), programs, taichi))
        if (!proof.releases?.[release])
          problems.push(
            `${file}:1: the plan was not compared with Taichi ${release}, which ${of} documents. Fix: npm run live -- --prove ${page}.`,
          );
  }
  return problems;
}
