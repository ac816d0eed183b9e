import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  exampleOf,
  formatLiveIndex,
  hasSmall,
  hashProgram,
  hashText,
  liveFolder,
  planFile,
  readDriver,
  readLiveIndex,
  smallName,
  type LiveIndex,
  type PlanDifference,
} from '../../shared/build/livePlans';
import { gallery } from '../../config/gallery';
import { sourceOf } from '../../shared/live/livePrograms';
import type { Plan } from '../../shared/live/plan';
import { prepareInterpreter } from '../examples/environment/interpreter';
import { exampleReleases } from '../examples/environment/releases';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { findProblems } from './findProblems';
import { ensureNaga, nagaVersion } from './naga';
import { findStale, listOthers, othersFile, readOthers, type OtherProgram, type Others } from './others';
import { listOwnPages, listPages, otherReleases, readPrograms, type PageProgram } from './pages';
import { tolerance } from './compareFields';
import { exceptions } from './exceptions';
import { openProver, type Prover } from './prove';
import { findMissing } from './wall';
import { exportPlan, runReference, type Tools, type Variant } from './runPython';

/** The version whose release compiles all plans: the one that most readers have. */
const RELEASE = 'v1.6.0';
const FRAMES = 10;
/** Milliseconds from Run until the setup is done. Reported, not enforced: the machine may be busy. */
const READY = 300;

/** Milliseconds for a program that is tried for the list of the others: a reader would not wait for its setup either. */
const OTHERS_LIMIT = 30_000;

const print = (line: string): void => console.log(line);

function saveIndex(index: LiveIndex): void {
  mkdirSync(path.join(projectRoot, liveFolder, 'plans'), { recursive: true });
  for (const [file, text] of Object.entries(formatLiveIndex(index))) {
    writeFileSync(path.join(projectRoot, file), text);
  }
}

async function findPython(wanted: string = RELEASE): Promise<string> {
  const release = exampleReleases.find(({ version, tag }) => version === wanted || tag === wanted);
  if (!release) throw new Error(`there is no release ${wanted}`);
  const cache = path.join(projectRoot, '.cache/examples');
  return (await prepareInterpreter(release, { cache, env: process.env, print })).python;
}

/** Whether a program starts from random numbers, which differ between backends. */
const usesRandom = (program: PageProgram): boolean => /\bti\.rand(?:om|n)\(/.test(sourceOf(program));

/** The first program of each name: the versions of a page share its plan. */
const distinct = (programs: readonly PageProgram[]): PageProgram[] => [
  ...new Map([...programs].reverse().map((program) => [program.name, program])).values(),
];

/** What is compared and written: an example, or its smaller version. */
type Version = { readonly program: PageProgram; readonly name: string; readonly variant: Variant };

/** Lists an example and, if its driver allows one, its smaller version, which comes first: the plan has its hash. */
function versionsOf(program: PageProgram): Version[] {
  const driver = readDriver(projectRoot, program.name);
  const whole = { program, name: program.name, variant: { driver, small: false } };
  const small = { program, name: smallName(program.name), variant: { driver, small: true } };
  return hasSmall(driver) ? [small, whole] : [whole];
}

/** Exports an example with its smaller version; returns the text of their plans by name. */
async function exportTexts(program: PageProgram, tools: Tools): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let small: Plan['small'];
  for (const { name, variant } of versionsOf(program)) {
    const plan = await exportPlan(program, variant, tools);
    const text = JSON.stringify({ ...plan, ...(small && { small }) });
    if (variant.small) small = { size: plan.size, plan: hashText(text) };
    texts.set(name, text);
  }
  return texts;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function findTools(): Promise<Tools> {
  return { python: await findPython(), naga: await ensureNaga(projectRoot, print) };
}

async function exportAll(programs: readonly PageProgram[]): Promise<string[]> {
  const tools = await findTools();
  const problems: string[] = [];
  for (const program of programs) {
    try {
      const driver = readDriver(projectRoot, program.name);
      for (const [name, text] of await exportTexts(program, tools)) {
        const plan = JSON.parse(text) as Plan;
        const index = readLiveIndex(projectRoot);
        const entry = {
          program: hashProgram(sourceOf(program), driver),
          plan: hashText(text),
          taichi: plan.taichi,
        };
        const { proof } = index[name] ?? {};
        saveIndex({ ...index, [name]: { ...entry, ...(proof?.plan === entry.plan && { proof }) } });
        writeFileSync(path.join(projectRoot, planFile(name)), text);
        const dispatches = (plan.frames[0] ?? []).reduce(
          (sum, [kernel]) => sum + (plan.kernels[kernel]?.tasks.length ?? 0),
          0,
        );
        print(
          `${name}: ${plan.shaders.length} shaders, ${dispatches} dispatches a frame, ${gzipSync(text).length} bytes with gzip`,
        );
      }
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return problems;
}

/** Exports again, and compares the bytes with the committed plans. */
async function compareAll(programs: readonly PageProgram[]): Promise<string[]> {
  const tools = await findTools();
  const problems: string[] = [];
  let count = 0;
  for (const program of programs) {
    try {
      for (const [name, text] of await exportTexts(program, tools)) {
        const file = planFile(name);
        count += 1;
        if (readText(file) !== text)
          problems.push(
            `${file}:1: an export gives another plan. Fix: npm run live -- ${program.file}, then --prove ${program.file}.`,
          );
      }
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  print(`${count} plans exported again, with naga ${nagaVersion} and Taichi ${RELEASE}`);
  return problems;
}

const readText = (file: string): string | undefined => {
  const full = path.join(projectRoot, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
};

/** Says how many plans are ready in the time that readers are promised, and which take longer. */
function describeStarts(starts: readonly [ready: number, name: string][]): string {
  const slow = starts.filter(([ready]) => ready > READY).sort(([a], [b]) => b - a);
  const named = slow.map(([ready, name]) => `${name} ${ready.toFixed(0)} ms`).join(', ');
  return `${starts.length - slow.length} of ${starts.length} ready within ${READY} ms on SwiftShader${named && `; ${named}`}`;
}

type Comparison = {
  readonly program: PageProgram;
  readonly name: string;
  readonly variant: Variant;
  readonly double: boolean;
};

/** Compares a plan with the CPU backend of one release; returns the difference, and the milliseconds until it was ready. */
async function comparePlan(
  prover: Prover,
  release: string,
  { program, name, variant, double }: Comparison,
): Promise<{ difference: PlanDifference; ready: number; problem?: string }> {
  const python = await findPython(release);
  const reference = await runReference(program, variant, { python, frames: FRAMES, double });
  const isSeeded = usesRandom(program);
  const run = await prover.prove(name, { frames: FRAMES, isSeeded }, reference);
  const { values, error, outliers, worst, field, ms, ready } = run;
  print(
    `${name}: ${release}, ${FRAMES} frames, ${values} values, error ${error.toExponential(1)}, ${outliers} beyond ${tolerance}${field && ` (${field}, at most ${worst.toPrecision(2)})`}, on SwiftShader ready after ${ready.toFixed(0)} ms, ${ms.toFixed(0)} ms a frame`,
  );
  const { share = 0, cause } = exceptions[name] ?? {};
  const difference = {
    values,
    outliers,
    ...(outliers > 0 && { worst: Number(worst.toPrecision(2)), cause }),
    error: Number(error.toPrecision(2)),
  };
  if (outliers <= share * values) return { difference, ready };
  const at = `${program.file}:${program.blocks[0]?.line ?? 1}`;
  const problem = `${at}: "${name}" differs from the CPU backend of Taichi ${release} in ${outliers} of ${values} numbers, most in ${field}. Fix: compute without races, angles beyond a few turns, and edges that the last digits decide, or give the reason in tools/live/exceptions.ts.`;
  return { difference, ready, problem };
}

async function proveAll(programs: readonly PageProgram[], double: boolean): Promise<string[]> {
  const all = readPrograms(projectRoot, listPages(projectRoot));
  const prover = await openProver(projectRoot, print);
  const problems: string[] = [];
  const starts: [ready: number, name: string][] = [];
  try {
    for (const { program, name, variant } of programs.flatMap(versionsOf)) {
      const known = readLiveIndex(projectRoot)[name];
      if (!known || known.program !== hashProgram(sourceOf(program), variant.driver)) continue;
      const compare = (release: string, of: PageProgram) =>
        comparePlan(prover, release, { program: of, name, variant, double });
      try {
        const own = await compare(`v${known.taichi}`, program);
        starts.push([own.ready, name]);
        const found = [own];
        const releases: Record<string, PlanDifference> = {};
        for (const [release, page] of double ? [] : otherReleases(program.name, all, known.taichi)) {
          const other = await compare(`v${release}`, page);
          found.push(other);
          releases[release] = other.difference;
        }
        const refused = found.flatMap(({ problem }) => problem ?? []);
        problems.push(...refused);
        if (double || refused.length > 0) continue;
        const proof = {
          plan: known.plan,
          frames: FRAMES,
          ...(usesRandom(program) && { isSeeded: true as const }),
          ...own.difference,
          ...(Object.keys(releases).length > 0 && { releases }),
        };
        saveIndex({ ...readLiveIndex(projectRoot), [name]: { ...known, proof } });
      } catch (error) {
        const reason = messageOf(error).split('\n')[0] ?? '';
        const at = `${program.file}:${program.blocks[0]?.line ?? 1}`;
        problems.push(
          reason.includes('Fix:') ? reason : `${at}: "${name}" did not run: ${reason}. Fix: see the message.`,
        );
      }
    }
  } finally {
    await prover.close();
  }
  print(describeStarts(starts));
  return problems;
}

const readKnownOthers = (): Others => JSON.parse(readText(othersFile) ?? '{}') as Others;

/** Finds whether the setup of a program could run if it had a frame. */
const emptyFrame = 'def frame(ui):\n    pass\n';

/** Returns the objection of an export to a program, without place and fix; nothing if it works. */
async function findRefusal(
  program: OtherProgram,
  driver: string | null,
  tools: Tools,
): Promise<string | undefined> {
  try {
    await exportPlan(program, { driver, small: false, limit: OTHERS_LIMIT }, tools);
    return undefined;
  } catch (error) {
    return /cannot run live: (.*?)\.? Fix: /s.exec(messageOf(error))?.[1] ?? messageOf(error);
  }
}

/** Explains why a program is not live. A still that could be drawn in every frame is distinguished from one whose kernels cannot run. */
async function findReason(program: OtherProgram, tools: Tools): Promise<string> {
  print(`${program.file}: ${program.name}`);
  const refusal = await findRefusal(program, null, tools);
  if (refusal === undefined) return 'nothing refuses it: the word live is all that it needs';
  if (!refusal.includes('no loop')) return refusal;
  const setup = await findRefusal(program, emptyFrame, tools);
  return setup === undefined || setup === 'a frame draws nothing'
    ? 'a still: the program draws one picture and has no loop that could be a frame'
    : setup;
}

/** Tries every program that has a picture and is not live, and writes why. */
async function writeOthers(): Promise<void> {
  const tools = await findTools();
  const programs = readOthers(projectRoot, listOwnPages(projectRoot));
  const others = await listOthers(programs, readKnownOthers(), (program) => findReason(program, tools));
  writeFileSync(path.join(projectRoot, othersFile), `${JSON.stringify(others, null, 2)}\n`);
  print(`${othersFile}: why ${programs.length} programs with a picture are not live`);
}

/** Removes plans that no page has. */
function prune(): void {
  const names = new Set(readPrograms(projectRoot, listPages(projectRoot)).map(({ name }) => name));
  const kept = Object.entries(readLiveIndex(projectRoot)).filter(([name]) => {
    if (names.has(exampleOf(name))) return true;
    rmSync(path.join(projectRoot, planFile(name)), { force: true });
    print(`${name}: removed, no page has it`);
    return false;
  });
  saveIndex(Object.fromEntries(kept));
}

runCommandBody(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      prove: { type: 'boolean', default: false },
      double: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
      others: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  const missing = positionals.find((file) => !existsSync(path.join(projectRoot, file)));
  if (missing) throw new Error(`${missing} does not exist. Fix: name a page, as in docs/basic/field.md`);
  const files = positionals.length > 0 ? positionals : listPages(projectRoot);
  const programs = distinct(readPrograms(projectRoot, files));
  const problems: string[] = [];
  if (values.others) await writeOthers();
  else if (values.prove) problems.push(...(await proveAll(programs, values.double)));
  else if (values.compare) problems.push(...(await compareAll(programs)));
  else if (values.all || positionals.length > 0) {
    problems.push(...(await exportAll(programs)));
    prune();
  } else {
    const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
    const all = readPrograms(projectRoot, files);
    const others = readOthers(projectRoot, listOwnPages(projectRoot));
    problems.push(
      ...findProblems(all, readLiveIndex(projectRoot), {
        read,
        driverOf: (name) => readDriver(projectRoot, name),
      }),
      ...findStale(others, readKnownOthers()),
      ...findMissing(gallery, all, others),
    );
  }
  for (const problem of problems) console.error(problem);
  print(`${programs.length} live examples: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
});
