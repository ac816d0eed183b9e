/**
 * Compares what the examples did on a GPU with what their pages show, and writes `data/gpu-report.json`.
 *
 * `npx tsx tools/examples/gpu/judge.ts "NVIDIA H200, driver 580.159.04" 2026-11-26 v1.6.0=OUT master=OUT`: `OUT` is the file of `run_plans.py`.
 * The pages must be those that the plans were made of.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { exampleReleases } from '../environment/releases';
import { judgeProcess } from '../runner/judge';
import { readRun } from '../runner/trace';
import { planPages, type NamedProcess } from './planPages';

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

/** Returns the first failure of a process as `line: message`; null if it did what its page shows. */
function findFault(
  { process }: NamedProcess,
  { log, stdout, stderr, code, overtime }: Result,
): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'gpu-'));
  try {
    const files = {
      log: path.join(folder, 'log'),
      stdout: path.join(folder, 'stdout'),
      stderr: path.join(folder, 'stderr'),
    };
    writeFileSync(files.log, log);
    writeFileSync(files.stdout, stdout);
    writeFileSync(files.stderr, stderr);
    const end = { code: code < 0 ? null : code, signal: code < 0 ? `signal ${-code}` : null, overtime };
    const { traces, ending } = readRun(files, end);
    const [failure] = judgeProcess(process, traces, ending).failures;
    return failure ? `${failure.line}: ${failure.message.split('\n')[0]?.slice(0, 200) ?? ''}` : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [machine, date, ...files] = process.argv.slice(2);
if (machine === undefined || date === undefined || files.length === 0) {
  console.error('Too few arguments. Fix: tools/examples/gpu/judge.ts MACHINE DATE VERSION=OUT …');
  process.exit(1);
}
const releases = files.map((argument) => {
  const [version = '', file = ''] = argument.split('=');
  const release = exampleReleases.find((each) => each.version === version);
  if (!release) throw new Error(`${argument}: no such version. Fix: v1.6.0=FILE, for example`);
  const known = new Map(planPages(process.cwd(), version).map((each) => [each.id, each]));
  const results = z.array(result).parse(JSON.parse(readFileSync(file, 'utf8')));
  const others = results.flatMap((each) => {
    const plan = known.get(each.id);
    if (!plan)
      throw new Error(`${file}: the pages have no ${each.id}. Fix: judge with the pages of the plans`);
    const fault = findFault(plan, each);
    return fault === null ? [] : [{ place: `${plan.page.file}:${fault}`, backend: each.arch }];
  });
  return { version, packages: release.packages[0], processes: results.length, others };
});
writeFileSync('data/gpu-report.json', `${JSON.stringify({ machine, date, releases }, null, 2)}\n`);
for (const { version, processes, others } of releases)
  console.log(`${version}: ${processes - others.length} of ${processes} processes did what their pages say`);
