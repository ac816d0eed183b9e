import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { formatTally } from '../test/outcome';
import { parseNotebookArguments } from './arguments';
import { checkNotebooks } from './check';

runCommandBody(async () => {
  const options = parseNotebookArguments(process.argv.slice(2));
  const outcome = await checkNotebooks(projectRoot, options, { env: process.env, print: console.log });
  console.log(`notebooks: ${formatTally(outcome)}`);
  if (outcome.failed > 0) process.exitCode = 1;
});
