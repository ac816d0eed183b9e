// @ts-check
import path from 'node:path';
import { prepareInterpreter } from './examples-environment.mjs';
import { exampleReleases } from './examples-releases.mjs';
import { runCommand } from './run-command.mjs';
import { failure, outcomeOfCommand } from './run-steps.mjs';

/** @typedef {import('./test-reports.mjs').Outcome} Outcome */

/**
 * @typedef {object} InventoryTools
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isCi There every release has to be read.
 * @property {(line: string) => void} print
 * @property {typeof prepareInterpreter} [prepare]
 * @property {typeof runCommand} [run]
 */

/**
 * Takes the project folder; makes the inventories of each release again, in the environment that its examples run in, and
 * compares them with those in `api/`: one test for each release. A release that no Python here can install is skipped with
 * its reason, but fails in CI.
 * @param {string} root
 * @param {InventoryTools} tools
 * @returns {Promise<Outcome>}
 */
export async function checkInventories(root, tools) {
  const { env, isCi, print, prepare = prepareInterpreter, run = runCommand } = tools;
  const sum = { passed: 0, failed: 0, skipped: 0, details: '' };
  const cache = path.join(root, '.cache', 'examples');
  for (const release of exampleReleases) {
    /** @type {Outcome} */
    let outcome;
    try {
      const { python } = await prepare(release, { cache, env, print });
      const args = ['scripts/generate-api.mjs', '--check', '--python', `${release.version}=${python}`];
      outcome = outcomeOfCommand(await run({ command: process.execPath, args }, { cwd: root }));
    } catch (error) {
      const reason = `${release.version}: ${error instanceof Error ? error.message : String(error)}`;
      if (!isCi) print(`not compared: ${reason}`);
      outcome = isCi ? failure(reason) : { passed: 0, failed: 0, skipped: 1, details: '' };
    }
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    sum.skipped += outcome.skipped;
    sum.details = [sum.details, outcome.details].filter(Boolean).join('\n');
  }
  return sum;
}
