import path from 'node:path';
import { prepareInterpreter } from '../examples/environment';
import { exampleReleases } from '../examples/releases';
import { runCommand } from '../shared/runCommand';
import type { Outcome } from '../test/reports';
import { failure, outcomeOfCommand } from '../test/runSteps';

export type InventoryTools = {
  env: NodeJS.ProcessEnv;
  /** On CI a release without an interpreter is a failure. */
  isCi: boolean;
  print: (line: string) => void;
  prepare?: typeof prepareInterpreter;
  run?: typeof runCommand;
};

/**
 * Regenerates the inventories of each release in the environment of its examples and compares them with `api/`. Each
 * release counts as one test; one that no local Python can install is skipped with the reason, and fails on CI.
 */
export async function checkInventories(root: string, tools: InventoryTools): Promise<Outcome> {
  const { env, isCi, print, prepare = prepareInterpreter, run = runCommand } = tools;
  const sum = { passed: 0, failed: 0, skipped: 0, details: '' };
  const cache = path.join(root, '.cache', 'examples');
  for (const release of exampleReleases) {
    let outcome: Outcome;
    try {
      const { python } = await prepare(release, { cache, env, print });
      const pair = `${release.version}=${python}`;
      const args = ['tools/run.mjs', 'api/generate', '--check', '--python', pair];
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
