import { parseArgs } from 'node:util';
import { ensureDependencies } from '../install/dependencies.mjs';
import { reportFailure } from '../shared/reportFailure';
import { formatTally, runSteps } from './runSteps';
import { testSteps } from './steps';
import { projectRoot } from '../shared/projectRoot';

try {
  const { values } = parseArgs({ options: { 'no-browser': { type: 'boolean', default: false } } });
  await ensureDependencies(projectRoot, console.log);
  const steps = testSteps(projectRoot, { hasBrowser: !values['no-browser'], print: console.log });
  const counts = await runSteps(steps, { print: console.log, now: () => performance.now() });
  console.log(formatTally(counts));
  process.exitCode = counts.failed ? 1 : 0;
} catch (error) {
  reportFailure(error);
  console.log(formatTally({ passed: 0, failed: 1, skipped: 0 }));
}
