import path from 'node:path';
import { hasInterpreter, prepareInterpreter } from '../examples/environment/interpreter';
import { exampleReleases, type ExampleRelease } from '../examples/environment/releases';
import { runCommand } from '../shared/runCommand';
import { failure, outcomeOfCommand, skip, sumTallies, type Outcome } from '../test/outcome';

export type InventoryTools = {
  env: NodeJS.ProcessEnv;
  /** Compares every release, and installs those that are missing; else releases without an environment are skipped. */
  all: boolean;
  /** A release that cannot be read is a failure instead of a skipped test. */
  isCi: boolean;
  print: (line: string) => void;
  signal?: AbortSignal;
  exists?: typeof hasInterpreter;
  prepare?: typeof prepareInterpreter;
  run?: typeof runCommand;
};

/**
 * Generates the inventories of each release again, in the environment of its examples, and compares them with those in `api/`:
 * one test per release.
 */
export async function checkInventories(root: string, tools: InventoryTools): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const release of exampleReleases) outcomes.push(await checkRelease(root, release, tools));
  const details = outcomes.map((outcome) => outcome.details).filter(Boolean);
  return { ...sumTallies(outcomes), details: details.join('\n') };
}

async function checkRelease(root: string, release: ExampleRelease, tools: InventoryTools): Promise<Outcome> {
  const { env, all, isCi, print, signal } = tools;
  const { exists = hasInterpreter, prepare = prepareInterpreter, run = runCommand } = tools;
  const cache = path.join(root, '.cache', 'examples');
  if (!all && !exists(release, { cache, env })) {
    return skip(`${release.version} was not compared: it is not installed; npm run test:all installs it`);
  }
  try {
    const { python } = await prepare(release, { cache, env, print });
    const args = ['tools/run.mjs', 'api/generate', '--check', '--python', `${release.version}=${python}`];
    return outcomeOfCommand(await run({ command: process.execPath, args }, { cwd: root, signal }));
  } catch (error) {
    const reason = `${release.version} was not compared: ${error instanceof Error ? error.message : String(error)}`;
    return isCi ? failure(reason) : skip(reason);
  }
}
