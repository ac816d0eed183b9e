import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../shared/browser';
import { buildSite } from '../site/buildSite';
import { localProgram, runCommand } from '../shared/runCommand';
import { outcomeOfCommand, withRunnerResult } from './runSteps';
import { readPlaywrightReport, readVitestReport } from './reports';
import type { CommandResult } from '../shared/runCommand';
import type { Step } from './runSteps';

const PROGRESS_EVERY = 50;

/**
 * Takes the project folder; gives the steps of `npm test` in order, without the browser's when it is left out.
 */
export function testSteps(
  root: string,
  { hasBrowser, print }: { hasBrowser: boolean; print: (line: string) => void },
): Step[] {
  const check: (name: string, packageName: string, args: string[], program?: string) => Step = (
    name,
    packageName,
    args,
    program,
  ): Step => ({
    name,
    run: async () =>
      outcomeOfCommand(await runCommand(localProgram(root, packageName, args, program), { cwd: root })),
  });
  const script: (name: string, args: string[]) => Step = (name, args): Step => ({
    name,
    run: async () => outcomeOfCommand(await runCommand({ command: process.execPath, args }, { cwd: root })),
  });
  return [
    check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    check('lint: code', 'eslint', ['.', '--max-warnings', '0']),
    check('lint: styles', 'stylelint', ['src/**/*.css', '--max-warnings', '0']),
    check('types', 'typescript', ['--noEmit'], 'tsc'),
    script('translations', ['tools/translations/checkMessages.ts']),
    script('translated pages', ['tools/translations/index.ts', 'check']),
    script('versions of pages', ['tools/versions/index.ts']),
    script('addresses of pages', ['tools/slugs/index.ts']),
    script('descriptions of the API', ['tools/api/checkDescriptions.ts']),
    { name: 'unit tests', run: () => runUnitTests(root) },
    { name: 'examples', run: () => runExamples(root, print) },
    // After the examples, which make the environments that this reads.
    { name: 'inventories of the API', run: () => runInventories(root, print) },
    check('build: planted errors', 'vitest', ['run', '--project', 'build']),
    {
      name: 'build',
      run: async () => outcomeOfCommand(await buildSite(root, { print: (line) => print(`  ${line}`) })),
    },
    { name: 'search: golden queries', needs: 'build', run: () => runSearchTests(root, print) },
    ...(hasBrowser
      ? [{ name: 'browser tests', needs: 'build', run: () => runBrowserTests(root, print) }]
      : []),
  ];
}

/** @param root */
function runUnitTests(root: string) {
  return withReportFile(async (file) => {
    const args = [
      'run',
      '--project',
      'unit',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const result = await runCommand(localProgram(root, 'vitest', args), { cwd: root });
    return withRunnerResult(readVitestReport(readReport(file, result)), result);
  });
}

/**
 * The examples count one a page. Their failures are printed as they come.
 */
async function runExamples(root: string, print: (line: string) => void) {
  // These need node_modules, which this run may have installed just now.
  const { parseArguments } = await import('../examples/arguments');
  const { checkExamples } = await import('../examples/check');
  const { ensurePackages } = await import('../examples/packages');
  const indented = (line: string) => print(`  ${line}`);
  const options = parseArguments(['--report'], process.env);
  await ensurePackages({ cwd: root, isCi: options.isCi, print: indented });
  const tools = { env: process.env, print: indented, now: () => performance.now() };
  return checkExamples(root, options, tools);
}

async function runInventories(root: string, print: (line: string) => void) {
  const { parseArguments } = await import('../examples/arguments');
  const { checkInventories } = await import('../api/checkInventories');
  const { isCi } = parseArguments([], process.env);
  return checkInventories(root, { env: process.env, isCi, print: (line) => print(`  ${line}`) });
}

/**
 * What they found out is printed: it says more than that they passed.
 */
async function runSearchTests(root: string, print: (line: string) => void) {
  const command = localProgram(root, 'vitest', ['run', '--project', 'search']);
  const onLine = (line: string) => {
    if (line.startsWith('search: ')) print(`  ${line}`);
  };
  return outcomeOfCommand(await runCommand(command, { cwd: root, onLine }));
}

async function runBrowserTests(root: string, print: (line: string) => void) {
  const chromium = await ensureChromium(root, (line) => print(`  ${line}`));
  return withReportFile(async (file) => {
    let done = 0;
    const command = localProgram(root, '@playwright/test', ['test', '--reporter=list,json'], 'playwright');
    const result = await runCommand(command, {
      cwd: root,
      env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      onLine: (line) => {
        if (!/^\s*(ok|x|✓|✘|-)\s+\d+ /.test(line)) return;
        done += 1;
        if (done % PROGRESS_EVERY === 0) print(`  ${done} tests done`);
      },
    });
    return withRunnerResult(readPlaywrightReport(readReport(file, result)), result);
  });
}

function readReport(file: string, result: CommandResult) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
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
