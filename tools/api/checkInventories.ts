import path from 'node:path';
import { prepareInterpreter } from '../examples/environment';
import { exampleReleases } from '../examples/releases';
import { runCommand } from '../shared/runCommand';
import { failure, type Outcome, outcomeOfCommand, skip, sumTallies } from '../test/outcome';

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
  const cache = path.join(root, '.cache', 'examples');
  const outcomes: Outcome[] = [];
  for (const release of exampleReleases) {
    try {
      const { python } = await prepare(release, { cache, env, print });
      const pair = `${release.version}=${python}`;
      const args = ['tools/run.mjs', 'api/generate', '--check', '--python', pair];
      outcomes.push(outcomeOfCommand(await run({ command: process.execPath, args }, { cwd: root })));
    } catch (error) {
      const reason = `${release.version}: ${error instanceof Error ? error.message : String(error)}`;
      outcomes.push(isCi ? failure(reason) : skip(reason));
    }
  }
  const details = outcomes.map((outcome) => outcome.details).filter(Boolean);
  return { ...sumTallies(outcomes), details: details.join('\n') };
}
