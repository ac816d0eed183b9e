import { checkApi } from './descriptions';
import { runCommandBody } from '../shared/reportFailure';
import { projectRoot } from '../shared/projectRoot';

runCommandBody(async () => {
  const { problems, objects } = await checkApi(projectRoot);
  for (const problem of problems) console.log(problem);
  const verdict = problems.length > 0 ? `${problems.length} problems` : 'nothing is missing or left over';
  console.log(`descriptions of the API: ${objects} objects, ${verdict}`);
  if (problems.length > 0) process.exitCode = 1;
});
