import { parseArguments } from './arguments';
import { checkExamples } from './check';
import { runCommandBody } from '../shared/reportFailure';
import { formatTally } from '../test/runSteps';
import { projectRoot } from '../shared/projectRoot';

runCommandBody(async () => {
  const options = parseArguments(process.argv.slice(2), process.env);
  const tools = { env: process.env, print: console.log, now: () => performance.now() };
  const counts = await checkExamples(projectRoot, options, tools);
  console.log(`examples: ${formatTally(counts)} (pages)`);
  if (counts.failed > 0) process.exitCode = 1;
});
