/**
 * Compares what the examples did on a GPU with what their pages show, and writes `data/gpu-report.json`.
 *
 * `npx tsx tools/examples/gpu/judge.ts "NVIDIA H200, driver 580.159.04" 2026-11-27 ec5a62cf v1.6.0=OUT master=OUT master+torch=OUT`: `OUT` is
 * the file of `run_plans.py`, with the folder of its pictures beside it. The pages must be those of the commit that the plans were made of.
 * Pictures are compared by `TAICHI_PYTHON_MASTER` or `python3`, which needs Pillow. A second file for the pages of a version, for example of
 * another setting, is listed under `further`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Block } from '../pages/blocks';
import { exampleReleases } from '../environment/releases';
import { judgeOutput, judgeProcess, type Failure } from '../runner/judge';
import { judgePicture } from '../runner/pictures';
import { isJudged, type Process } from '../runner/plan';
import type { Program } from '../runner/programs';
import { describeEnding, readRun } from '../runner/trace';
import { planPages, subjects, type Subject } from './planPages';

const setting = z.object({
  python: z.string(),
  packages: z.record(z.string(), z.string()),
  /** Layers of Vulkan; empty without any. */
  layers: z.string(),
});
type Setting = z.infer<typeof setting>;
const result = z.object({
  id: z.string(),
  arch: z.string(),
  code: z.number(),
  overtime: z.number().nullable(),
  log: z.string(),
  stdout: z.string(),
  stderr: z.string(),
});
type Result = z.infer<typeof result>;

const root = process.cwd();
const python = process.env.TAICHI_PYTHON_MASTER ?? 'python3';

const endOf = ({ code, overtime }: Result) => ({
  code: code < 0 ? null : code,
  signal: code < 0 ? `signal ${-code}` : null,
  overtime,
});

/** Lists the failures of a process; none if it did what its page shows. */
function judgeRun(plan: Process, page: string, found: Result, pictures: string): Failure[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'gpu-'));
  try {
    const files = {
      log: path.join(folder, 'log'),
      stdout: path.join(folder, 'stdout'),
      stderr: path.join(folder, 'stderr'),
    };
    writeFileSync(files.log, found.log);
    writeFileSync(files.stdout, found.stdout);
    writeFileSync(files.stderr, found.stderr);
    const { traces, ending } = readRun(files, endOf(found));
    const { failures } = judgeProcess(plan, traces, ending);
    if (failures.length > 0) return failures;
    const judge = (block: Block, made: string | null): Failure[] =>
      judgePicture(block, made && path.join(pictures, made), { root, page, python, writes: false }).failures;
    return plan.blocks.flatMap((block, at) =>
      isJudged(plan, at) ? judge(block, traces[at]?.picture ?? null) : [],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the failures of a C++ program. */
function judgeProgram({ block, cmake }: Program, found: Result): Failure[] {
  const output = block.output ?? cmake?.output ?? null;
  const fault =
    found.code === 0 ? judgeOutput({ ...block, output }, found.stdout) : describeEnding(endOf(found));
  return fault === null ? [] : [{ line: block.line, message: fault, tail: [] }];
}

/** Returns a function for each name that a result can have. */
async function readJudges(version: string, subject: Subject, pictures: string) {
  const plans = await planPages(root, version, subject);
  return new Map(
    plans.flatMap(({ id, page: { file }, process: plan, programs }) => [
      [id, { file, judge: (found: Result) => judgeRun(plan, file, found, pictures) }] as const,
      ...programs.map(
        ({ id: name, program }) =>
          [name, { file, judge: (found: Result) => judgeProgram(program, found) }] as const,
      ),
    ]),
  );
}

/** Judges the results of one file. */
async function judgeFile(argument: string) {
  const [name = '', file = ''] = argument.split('=');
  const [version = '', wanted = 'pages'] = name.split('+');
  const subject = subjects.find((each) => each === wanted);
  const release = exampleReleases.find((each) => each.version === version);
  if (!release || !subject) {
    throw new Error(`${argument}: no such version. Fix: v1.6.0=FILE, for example`);
  }
  const [first, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const { packages } = setting.parse(first);
  if (`taichi==${packages.taichi}` !== release.packages[0]) {
    throw new Error(`${file} ran on Taichi ${packages.taichi}. Fix: run it on ${release.packages[0]}`);
  }
  const judges = await readJudges(version, subject, `${file}.pictures`);
  const order = [...judges.keys()];
  const results = z
    .array(result)
    .parse(rows)
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const others = results.flatMap((each) => {
    const judge = judges.get(each.id);
    if (!judge)
      throw new Error(`${file}: the pages have no ${each.id}. Fix: judge with the pages of the plans`);
    const [failure] = judge.judge(each);
    if (!failure) return [];
    const message = failure.message.split(/\n| Fix: /)[0]?.slice(0, 200) ?? '';
    return [{ place: `${judge.file}:${failure.line}: ${message}`, backend: each.arch }];
  });
  return {
    version,
    subject,
    packages: release.packages[0],
    environment: describeSetting(setting.parse(first)),
    processes: results.length,
    others,
  };
}

/** Says what a file ran with, as in "Python 3.10.13, numpy 1.26.4". */
function describeSetting({ python: version, packages, layers }: Setting): string {
  const { taichi: _, ...others } = packages;
  const versions = Object.entries({ Python: version, ...others }).map((pair) => pair.join(' '));
  return [...versions, ...(layers ? [`layer ${layers}`] : [])].join(', ');
}

type Judged = Awaited<ReturnType<typeof judgeFile>>;

async function main(machine: string, date: string, commit: string, files: string[]): Promise<void> {
  const judged: Judged[] = [];
  for (const file of files) judged.push(await judgeFile(file));
  // The first file of a version with its pages counts; the numbers of the site are those.
  const isFirst = ({ version, subject }: Judged, index: number): boolean =>
    subject === 'pages' &&
    index === judged.findIndex((each) => each.version === version && each.subject === 'pages');
  const report = {
    machine,
    date,
    commit,
    releases: judged.filter(isFirst).map(({ subject: _, ...each }) => each),
    further: judged.filter((each, index) => !isFirst(each, index)),
  };
  writeFileSync('data/gpu-report.json', `${JSON.stringify(report, null, 2)}\n`);
  for (const { version, subject, processes, others } of judged)
    console.log(
      `${version}, ${subject}: ${processes - others.length} of ${processes} processes did what their pages say`,
    );
}

const [machine, date, commit, ...files] = process.argv.slice(2);
if (machine === undefined || date === undefined || commit === undefined || files.length === 0) {
  console.error('Too few arguments. Fix: tools/examples/gpu/judge.ts MACHINE DATE COMMIT VERSION=OUT …');
  process.exit(1);
}
void main(machine, date, commit, files);
