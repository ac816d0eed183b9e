import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { checkTranslations } from './checkTranslations';

runCommandBody(async () => {
  const { problems, summary } = await checkTranslations(projectRoot);
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exitCode = 1;
});
