import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveFolder } from '../../shared/build/livePlans';
import { lineOnPage, sourceOf } from '../../shared/live/livePrograms';
import type { Plan } from '../../shared/live/plan';
import type { PageProgram } from './pages';

const script = path.join(__dirname, 'python/export.py');

/** Which program is meant: that of the page, with its driver, or its smaller version. */
export type Variant = {
  readonly driver: string | null;
  readonly small: boolean;
  /** Milliseconds after which it is given up. */
  readonly limit?: number;
};

/** The tools that a run needs. */
export type Tools = { readonly python: string; readonly naga: string };

type Refusal = {
  readonly problem: string;
  readonly fix: string;
  readonly line: number | null;
  /** Whether that is a line of the driver. */
  readonly inDriver?: boolean;
};

/** Values of fields as bytes, with the type of NumPy. */
type FieldBytes = Record<string, { type: string; bytes: Buffer }>;

/** The numbers of the reference run before the first frame and after the last. */
export type Reference = { readonly start: FieldBytes; readonly fields: FieldBytes };

type Request = { readonly limit?: number; readonly [key: string]: unknown };

/** Runs the exporter; returns what it said, and whether it was ended at its limit. */
function start(python: string, folder: string, request: Request): Promise<{ said: string; isLate: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(python, [script], {
      cwd: folder,
      env: { ...process.env, TI_SKIP_VERSION_CHECK: 'ON', PYTHONDONTWRITEBYTECODE: '1', TI_ARCH: undefined },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: request.limit,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', reject);
    child.on('close', (_, signal) => resolve({ said, isLate: signal === 'SIGKILL' }));
    child.stdin.end(JSON.stringify(request));
  });
}

/** Formats a refusal with file and line of the page or of the driver. */
function describeRefusal(program: PageProgram, { problem, fix, line, inDriver }: Refusal): string {
  const onPage = `${program.file}:${line === null ? (program.blocks[0]?.line ?? 1) : lineOnPage(program, line)}`;
  const at = inDriver ? `${liveFolder}/drivers/${program.name}.py:${line}` : onPage;
  return `${at}: "${program.name}" cannot run live: ${problem}. Fix: ${fix}.`;
}

async function answer<T>(
  program: PageProgram,
  request: Request,
  python: string,
  use: (made: T, folder: string) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  try {
    const { said, isLate } = await start(python, folder, { source: sourceOf(program), folder, ...request });
    let made: T | Refusal;
    try {
      made = JSON.parse(readFileSync(path.join(folder, 'answer.json'), 'utf8')) as T | Refusal;
    } catch {
      made = {
        problem: isLate
          ? `it did not finish its setup in ${(request.limit ?? 0) / 1000} seconds`
          : 'Taichi ended without an answer',
        fix: `see what it said: ${said.slice(-600)}`,
        line: null,
      };
    }
    if (typeof made === 'object' && made !== null && 'problem' in made) {
      if (process.env.LIVE_TRACE) console.error(said);
      throw new Error(describeRefusal(program, made));
    }
    use(made, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Exports the plan of a program.
 * @throws With file, line, reason and fix when it cannot run live.
 */
export async function exportPlan(
  program: PageProgram,
  variant: Variant,
  { python, naga }: Tools,
): Promise<Plan> {
  let plan: Plan | undefined;
  await answer<Plan>(program, { ...variant, naga }, python, (made) => (plan = made));
  return plan as Plan;
}

/** Runs the frames of a program on Taichi's CPU backend; with `double`, with 64-bit numbers. */
export async function runReference(
  program: PageProgram,
  variant: Variant,
  { python, ...run }: { python: string; frames: number; double?: boolean },
): Promise<Reference> {
  const made: Reference = { start: {}, fields: {} };
  type Answer = Record<keyof Reference, Record<string, string>>;
  await answer<Answer>(program, { ...variant, ...run }, python, (types, folder) => {
    const read = (into: FieldBytes, of: Record<string, string>, suffix: string): void => {
      for (const [name, type] of Object.entries(of))
        into[name] = { type, bytes: readFileSync(path.join(folder, `${name}${suffix}.bin`)) };
    };
    read(made.start, types.start, '.start');
    read(made.fields, types.fields, '');
  });
  return made;
}
