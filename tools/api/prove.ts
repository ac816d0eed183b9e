// Runs what the API reference states of backends, gradients and shapes, and writes data/api-proofs.json (see api/README.md).
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ProvingProgram } from '../../plugins/api-reference/listPrograms';
import {
  type ProvenBackend,
  type Proofs,
  proofsFile,
  provenBackends,
  readProofs,
} from '../../plugins/api-reference/proofs';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { listProvingPrograms } from './descriptions';
import { formatProofs } from './formatProofs';
import { parseArguments } from './releases';

type Record_ = { mark: string; results: Partial<Record<ProvenBackend, string>> };

const runner = path.join(projectRoot, 'tools/api/proofs/run.py');

/** Runs programs on a backend; returns the results by their place in the list. */
async function runPrograms(
  python: string,
  backend: ProvenBackend,
  programs: readonly ProvingProgram[],
): Promise<Map<number, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-proofs-'));
  const plan = path.join(folder, 'plan.json');
  const items = programs.map(({ item, name, kind }, index) => ({
    ...item,
    name: `${index} ${kind} ${name}`,
  }));
  await writeFile(plan, JSON.stringify(items));
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(python, [runner, python, backend, plan], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${backend}: the runner ended with ${code}`)),
    );
  });
  await rm(folder, { recursive: true });
  const results = JSON.parse(output) as Record<string, string>;
  return new Map(Object.entries(results).map(([name, result]) => [Number.parseInt(name, 10), result]));
}

const keyOf = ({ kind, name }: Pick<ProvingProgram, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Reads the records of a version that still hold. */
function keptRecords(
  proofs: Proofs | null,
  version: string,
  programs: readonly ProvingProgram[],
): Map<string, Record_> {
  const own = proofs?.releases[version];
  const kept = new Map<string, Record_>();
  for (const program of programs) {
    const { kind, name, mark } = program;
    const { x64, vulkan, ...marked } = own?.[kind][name] ?? {};
    if (Object.values(marked)[0] !== mark) continue;
    kept.set(keyOf(program), {
      mark,
      results: { ...(x64 !== undefined && { x64 }), ...(vulkan !== undefined && { vulkan }) },
    });
  }
  return kept;
}

const markNames = { examples: 'hash', gradients: 'program', shapes: 'shapes' } as const;

function toRelease(
  programs: readonly ProvingProgram[],
  records: ReadonlyMap<string, Record_>,
): Proofs['releases'][string] {
  const release: Record<string, Record<string, object>> = { examples: {}, gradients: {}, shapes: {} };
  for (const program of programs) {
    const record = records.get(keyOf(program));
    const kind = release[program.kind];
    if (record && kind) kind[program.name] = { [markNames[program.kind]]: record.mark, ...record.results };
  }
  return release as Proofs['releases'][string];
}

/** Writes one version; the others are read again, because another process may have written them. */
function save(version: string, release: Proofs['releases'][string]): void {
  const machine = `${process.platform} on ${process.arch}, no GPU, Mesa's software Vulkan`;
  const releases = { ...readProofs(projectRoot)?.releases, [version]: release };
  writeFileSync(path.join(projectRoot, proofsFile), formatProofs({ machine, releases }));
}

runCommandBody(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      python: { type: 'string', multiple: true, default: [] },
    },
  });
  const { chosen } = parseArguments(
    values.python.flatMap((pair) => ['--python', pair]),
    process.env,
  );
  const all = await listProvingPrograms(projectRoot);
  const before = readProofs(projectRoot);
  for (const { version, python, tag } of chosen) {
    const programs = all.filter((program) => program.version === version);
    const records = values.all ? new Map<string, Record_>() : keptRecords(before, version, programs);
    const asked =
      positionals.length > 0 ? programs.filter(({ name }) => positionals.includes(name)) : programs;
    for (const backend of provenBackends) {
      const waiting = asked.filter(
        (program) =>
          program.backends.includes(backend) &&
          (positionals.length > 0 || records.get(keyOf(program))?.results[backend] === undefined),
      );
      if (waiting.length === 0) continue;
      const results = await runPrograms(python, backend, waiting);
      waiting.forEach((program, index) => {
        const result = results.get(index);
        if (result === undefined) return;
        const record = records.get(keyOf(program)) ?? { mark: program.mark, results: {} };
        records.set(keyOf(program), {
          mark: program.mark,
          results: { ...record.results, [backend]: result },
        });
      });
      save(version, toRelease(programs, records));
      console.log(`${tag} on ${backend}: ${waiting.length} programs`);
    }
    save(version, toRelease(programs, records));
  }
});
