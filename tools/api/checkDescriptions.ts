import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { checkApi } from './descriptions';

runCommandBody(async () => {
  const { problems, objects } = await checkApi(projectRoot);
  for (const problem of problems) console.error(problem);
  console.log(`API descriptions: ${objects} objects, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
});
