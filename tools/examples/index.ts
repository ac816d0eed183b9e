import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { formatTally } from '../test/outcome';
import { parseArguments } from './arguments';
import { checkExamples } from './check';

runCommandBody(async () => {
  const options = parseArguments(process.argv.slice(2), process.env);
  const tools = { env: process.env, print: console.log, now: () => performance.now() };
  const outcome = await checkExamples(projectRoot, options, tools);
  console.log(`examples: ${formatTally(outcome)} (pages)`);
  if (outcome.failed > 0) process.exitCode = 1;
});
