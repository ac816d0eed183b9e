import path from 'node:path';
import { prepareInterpreter } from '../examples/environment';
import { exampleReleases } from '../examples/releases';
import { runCommand } from '../shared/runCommand';
import { failure, outcomeOfCommand } from '../test/runSteps';
import type { Outcome } from '../test/reports';

export type InventoryTools = {
  env: NodeJS.ProcessEnv;
  /** There every release has to be read. */
  isCi: boolean;
  print: (line: string) => void;
  prepare?: typeof prepareInterpreter;
  run?: typeof runCommand;
};

/**
 * Takes the project folder; makes the inventories of each release again, in the environment that its examples run in, and
 * compares them with those in `api/`: one test for each release. A release that no Python here can install is skipped with
 * its reason, but fails in CI.
 */
export async function checkInventories(root: string, tools: InventoryTools): Promise<Outcome> {
  const { env, isCi, print, prepare = prepareInterpreter, run = runCommand } = tools;
  const sum = { passed: 0, failed: 0, skipped: 0, details: '' };
  const cache = path.join(root, '.cache', 'examples');
  for (const release of exampleReleases) {
    let outcome: Outcome;
    try {
      const { python } = await prepare(release, { cache, env, print });
      const args = ['tools/api/generate.ts', '--check', '--python', `${release.version}=${python}`];
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
