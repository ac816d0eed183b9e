// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './browser.mjs';
import { buildSite } from './build-site.mjs';
import { localProgram, runCommand } from './run-command.mjs';
import { outcomeOfCommand, withRunnerResult } from './run-steps.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

const PROGRESS_EVERY = 50;

/**
 * Takes the project folder; gives the steps of `npm test` in order, without the browser's when it is left out.
 * @param {string} root
 * @param {{ hasBrowser: boolean, print: (line: string) => void }} options
 * @returns {Step[]}
 */
export function testSteps(root, { hasBrowser, print }) {
  /** @type {(name: string, packageName: string, args: string[], program?: string) => Step} */
  const check = (name, packageName, args, program) => ({
    name,
    run: async () =>
      outcomeOfCommand(await runCommand(localProgram(root, packageName, args, program), { cwd: root })),
  });
  /** @type {(name: string, args: string[]) => Step} */
  const script = (name, args) => ({
    name,
    run: async () => outcomeOfCommand(await runCommand({ command: process.execPath, args }, { cwd: root })),
  });
  return [
    check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    check('lint: code', 'eslint', ['.', '--max-warnings', '0']),
    check('lint: styles', 'stylelint', ['src/**/*.css', '--max-warnings', '0']),
    check('types', 'typescript', ['--noEmit'], 'tsc'),
    script('translations', ['scripts/check-translations.mjs']),
    script('translated pages', ['scripts/translations.mjs', 'check']),
    script('versions of pages', ['scripts/check-versions.mjs']),
    script('addresses of pages', ['scripts/check-slugs.mjs']),
    script('descriptions of the API', ['scripts/check-api.mjs']),
    { name: 'unit tests', run: () => runUnitTests(root) },
    { name: 'examples', run: () => runExamples(root, print) },
    // After the examples, which make the environments that this reads.
    { name: 'inventories of the API', run: () => runInventories(root, print) },
    check('build: planted errors', 'vitest', ['run', '--config', 'vitest.build.config.mts']),
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

/** @param {string} root */
function runUnitTests(root) {
  return withReportFile(async (file) => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const result = await runCommand(localProgram(root, 'vitest', args), { cwd: root });
    return withRunnerResult(readVitestReport(readReport(file, result)), result);
  });
}

/**
 * The examples count one a page. Their failures are printed as they come.
 * @param {string} root
 * @param {(line: string) => void} print
 */
async function runExamples(root, print) {
  // These need node_modules, which this run may have installed just now.
  const { parseArguments } = await import('./examples-arguments.mjs');
  const { checkExamples } = await import('./examples-check.mjs');
  const { ensurePackages } = await import('./examples-packages.mjs');
  const indented = (/** @type {string} */ line) => print(`  ${line}`);
  const options = parseArguments(['--report'], process.env);
  await ensurePackages({ cwd: root, isCi: options.isCi, print: indented });
  const tools = { env: process.env, print: indented, now: () => performance.now() };
  return checkExamples(root, options, tools);
}

/**
 * @param {string} root
 * @param {(line: string) => void} print
 */
async function runInventories(root, print) {
  const { parseArguments } = await import('./examples-arguments.mjs');
  const { checkInventories } = await import('./check-inventories.mjs');
  const { isCi } = parseArguments([], process.env);
  return checkInventories(root, { env: process.env, isCi, print: (line) => print(`  ${line}`) });
}

/**
 * What they found out is printed: it says more than that they passed.
 * @param {string} root
 * @param {(line: string) => void} print
 */
async function runSearchTests(root, print) {
  const command = localProgram(root, 'vitest', ['run', '--config', 'vitest.search.config.mts']);
  const onLine = (/** @type {string} */ line) => {
    if (line.startsWith('search: ')) print(`  ${line}`);
  };
  return outcomeOfCommand(await runCommand(command, { cwd: root, onLine }));
}

/**
 * @param {string} root
 * @param {(line: string) => void} print
 */
async function runBrowserTests(root, print) {
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

/**
 * @param {string} file
 * @param {import('./run-command.mjs').CommandResult} result
 */
function readReport(file, result) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`the runner wrote no report (exit code ${result.code})\n${result.output}`, { cause });
  }
}

/**
 * @template T
 * @param {(file: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withReportFile(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-'));
  try {
    return await use(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
