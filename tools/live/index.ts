import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  formatLiveIndex,
  hashProgram,
  hashText,
  liveFolder,
  planFile,
  readDriver,
  readLiveIndex,
  type LiveIndex,
} from '../../shared/build/livePlans';
import { sourceOf } from '../../shared/live/livePrograms';
import { prepareInterpreter } from '../examples/environment/interpreter';
import { exampleReleases } from '../examples/environment/releases';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { findProblems } from './findProblems';
import { ensureNaga } from './naga';
import { listPages, readPrograms, type PageProgram } from './pages';
import { outlierShare, tolerance } from './compareFields';
import { openProver } from './prove';
import { exportPlan, runReference } from './runPython';

/** Plans are compiled by the release that most readers have. */
const RELEASE = 'v1.6.0';
const FRAMES = 10;

const print = (line: string): void => console.log(line);

function saveIndex(index: LiveIndex): void {
  mkdirSync(path.join(projectRoot, liveFolder, 'plans'), { recursive: true });
  for (const [file, text] of Object.entries(formatLiveIndex(index))) {
    writeFileSync(path.join(projectRoot, file), text);
  }
}

async function findPython(): Promise<string> {
  const release = exampleReleases.find(({ version }) => version === RELEASE);
  if (!release) throw new Error(`there is no release ${RELEASE}`);
  const cache = path.join(projectRoot, '.cache/examples');
  return (await prepareInterpreter(release, { cache, env: process.env, print })).python;
}

/** Whether a program starts from random numbers, which differ between backends. */
const usesRandom = (program: PageProgram): boolean => /\bti\.rand(?:om|n)\(/.test(sourceOf(program));

/** The first program of each name: the versions of a page share its plan. */
const distinct = (programs: readonly PageProgram[]): PageProgram[] => [
  ...new Map([...programs].reverse().map((program) => [program.name, program])).values(),
];

async function exportAll(programs: readonly PageProgram[]): Promise<string[]> {
  const tools = { python: await findPython(), naga: await ensureNaga(projectRoot, print) };
  const problems: string[] = [];
  for (const program of programs) {
    const driver = readDriver(projectRoot, program.name);
    try {
      const plan = await exportPlan(program, driver, tools);
      const text = JSON.stringify(plan);
      const index = readLiveIndex(projectRoot);
      const entry = {
        program: hashProgram(sourceOf(program), driver),
        plan: hashText(text),
        taichi: plan.taichi,
      };
      const { proof } = index[program.name] ?? {};
      saveIndex({ ...index, [program.name]: { ...entry, ...(proof?.plan === entry.plan && { proof }) } });
      writeFileSync(path.join(projectRoot, planFile(program.name)), text);
      const dispatches = (plan.frames[0] ?? []).reduce(
        (sum, [name]) => sum + (plan.kernels[name]?.tasks.length ?? 0),
        0,
      );
      print(
        `${program.name}: ${plan.shaders.length} shaders, ${dispatches} dispatches a frame, ${gzipSync(text).length} bytes with gzip`,
      );
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return problems;
}

async function proveAll(programs: readonly PageProgram[]): Promise<string[]> {
  const python = await findPython();
  const prover = await openProver(projectRoot, print);
  const problems: string[] = [];
  try {
    for (const program of programs) {
      const known = readLiveIndex(projectRoot)[program.name];
      const driver = readDriver(projectRoot, program.name);
      if (!known || known.program !== hashProgram(sourceOf(program), driver)) continue;
      const at = `${program.file}:${program.blocks[0]?.line ?? 1}`;
      try {
        const isSeeded = usesRandom(program);
        const reference = await runReference(program, driver, { python, frames: FRAMES });
        const { values, error, outliers, field, ms } = await prover.prove(
          program.name,
          { frames: FRAMES, isSeeded },
          reference,
        );
        print(
          `${program.name}: ${FRAMES} frames, ${values} values, error ${error.toExponential(1)}, ${outliers} beyond ${tolerance}${field && ` (${field})`}, ${ms.toFixed(0)} ms a frame on SwiftShader`,
        );
        if (outliers > outlierShare * values) {
          problems.push(
            `${at}: "${program.name}" differs from Taichi's CPU backend in ${outliers} of ${values} numbers, most in ${field}. Fix: compute without ti.random, races and angles beyond a few turns.`,
          );
          continue;
        }
        const proof = {
          plan: known.plan,
          frames: FRAMES,
          ...(isSeeded && { isSeeded }),
          values,
          outliers,
          error: Number(error.toPrecision(2)),
        };
        saveIndex({ ...readLiveIndex(projectRoot), [program.name]: { ...known, proof } });
      } catch (error) {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        problems.push(
          reason.includes('Fix:')
            ? reason
            : `${at}: "${program.name}" did not run: ${reason}. Fix: see the message.`,
        );
      }
    }
  } finally {
    await prover.close();
  }
  return problems;
}

/** Removes plans that no page has. */
function prune(): void {
  const names = new Set(readPrograms(projectRoot, listPages(projectRoot)).map(({ name }) => name));
  const kept = Object.entries(readLiveIndex(projectRoot)).filter(([name]) => {
    if (names.has(name)) return true;
    rmSync(path.join(projectRoot, planFile(name)), { force: true });
    print(`${name}: removed, no page has it`);
    return false;
  });
  saveIndex(Object.fromEntries(kept));
}

runCommandBody(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prove: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });
  const missing = positionals.find((file) => !existsSync(path.join(projectRoot, file)));
  if (missing) throw new Error(`${missing} does not exist. Fix: name a page, as in docs/basic/field.md`);
  const files = positionals.length > 0 ? positionals : listPages(projectRoot);
  const programs = distinct(readPrograms(projectRoot, files));
  const problems: string[] = [];
  if (values.prove) problems.push(...(await proveAll(programs)));
  else if (values.all || positionals.length > 0) {
    problems.push(...(await exportAll(programs)));
    prune();
  } else {
    const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
    const all = readPrograms(projectRoot, files);
    problems.push(
      ...findProblems(all, readLiveIndex(projectRoot), {
        read,
        driverOf: (name) => readDriver(projectRoot, name),
      }),
    );
  }
  for (const problem of problems) console.error(problem);
  print(`${programs.length} live examples: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
});
