// @ts-check
import { fileURLToPath } from 'node:url';
import { parseArguments } from './lib/examples-arguments.mjs';
import { checkExamples } from './lib/examples-check.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { formatTally } from './lib/run-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const options = parseArguments(process.argv.slice(2), process.env);
  const tools = { env: process.env, print: console.log, now: () => performance.now() };
  const counts = await checkExamples(root, options, tools);
  console.log(`examples: ${formatTally(counts)} (pages)`);
  if (counts.failed > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
