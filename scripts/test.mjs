// @ts-check
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/dependencies.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { formatTally, runSteps } from './lib/run-steps.mjs';
import { testSteps } from './lib/test-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values } = parseArgs({ options: { 'no-browser': { type: 'boolean', default: false } } });
  await ensureDependencies(root, console.log);
  const steps = testSteps(root, { hasBrowser: !values['no-browser'], print: console.log });
  const counts = await runSteps(steps, { print: console.log, now: () => performance.now() });
  console.log(formatTally(counts));
  process.exitCode = counts.failed ? 1 : 0;
} catch (error) {
  reportFailure(error);
  console.log(formatTally({ passed: 0, failed: 1, skipped: 0 }));
}
