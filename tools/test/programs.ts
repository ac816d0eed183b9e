import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../shared/freePort';
import { localProgram, runCommand, type CommandResult, type RunOptions } from '../shared/runCommand';
import { outcomeOfCommand, withRunnerResult, type Outcome } from './outcome';
import { readPlaywrightReport, type PlaywrightReport } from './playwrightReport';
import type { StepTools } from './schedule';
import { readVitestReport, type VitestReport } from './vitestReport';

const PROGRESS_EVERY = 50;

/** Environment and tools that a step hands to its programs. */
export type ProgramContext = {
  readonly root: string;
  readonly tools: StepTools;
  readonly env?: RunOptions['env'];
};

/** Runs the program of an installed package that passes or fails as a whole. */
export async function runProgram(
  context: ProgramContext,
  packageName: string,
  args: readonly string[],
  program?: string,
): Promise<Outcome> {
  return outcomeOfCommand(await run(context, localProgram(context.root, packageName, args, program)));
}

/** Runs one of our own commands, such as `translations check`, which passes or fails as a whole. */
export async function runTool(context: ProgramContext, ...args: readonly string[]): Promise<Outcome> {
  return outcomeOfCommand(
    await run(context, { command: process.execPath, args: ['tools/run.mjs', ...args] }),
  );
}

/**
 * Runs a program of `tests` that prints files, one a line.
 *
 * @throws When it fails.
 */
export async function listFiles(context: ProgramContext, program: string): Promise<string[]> {
  const { code, output } = await run(context, localProgram(context.root, 'tsx', [program]));
  if (code !== 0) throw new Error(`${program} failed (exit code ${code})\n${output}`);
  return output.split('\n').filter((line) => /^tests\/\S+$/.test(line));
}

/** Runs a project of vitest.config.mts, or some of its files. Lines that tests print with the prefix "report: " are shown. */
export function runVitest(
  context: ProgramContext,
  project: string,
  files: readonly string[] = [],
): Promise<Outcome> {
  return withReportFile(async (file) => {
    const args = [
      'run',
      ...files,
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const onLine = (line: string) => {
      const [, text] = /^(?:report|search): (.*)$/.exec(line) ?? [];
      if (text) context.tools.print(text);
    };
    const result = await run(context, localProgram(context.root, 'vitest', args), onLine);
    return withRunnerResult(readVitestReport(readReport<VitestReport>(file, result)), result);
  });
}

/** Runs Playwright with the given arguments and prints how many tests have ended. */
export function runPlaywright(context: ProgramContext, args: readonly string[]): Promise<Outcome> {
  return withReportFile(async (file) => {
    let done = 0;
    const onLine = (line: string) => {
      const [, text] = /^report: (.*)$/.exec(line) ?? [];
      if (text) context.tools.print(text);
      if (!/^\s*(?:ok|x|✓|✘|-)\s+\d+ /.test(line)) return;
      done += 1;
      if (done % PROGRESS_EVERY === 0) context.tools.print(`${done} tests done`);
    };
    const command = localProgram(
      context.root,
      '@playwright/test',
      ['test', '--reporter=list,json', ...args],
      'playwright',
    );
    const { TEST_PORT = '4173', ...others } = { ...process.env, ...context.env };
    // Not a port where a server runs already: Playwright would use that one, which may serve the build of another checkout.
    const port = await findFreePort(Number(TEST_PORT));
    const env = { ...others, TEST_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const result = await run({ ...context, env }, command, onLine);
    return withRunnerResult(readPlaywrightReport(readReport<PlaywrightReport>(file, result)), result);
  });
}

function run(
  { root, tools, env = {} }: ProgramContext,
  command: Parameters<typeof runCommand>[0],
  onLine?: (line: string) => void,
): Promise<CommandResult> {
  return runCommand(command, { cwd: root, env, signal: tools.signal, ...(onLine && { onLine }) });
}

function readReport<T>(file: string, result: CommandResult): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (cause) {
    throw new Error(`the runner wrote no report (exit code ${result.code})\n${result.output}`, { cause });
  }
}

async function withReportFile<T>(use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-'));
  try {
    return await use(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
