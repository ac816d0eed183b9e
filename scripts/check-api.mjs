// @ts-check
import { fileURLToPath } from 'node:url';
import { checkApi } from './lib/api-descriptions.mjs';
import { reportFailure } from './lib/report-failure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { problems, objects } = await checkApi(root);
  for (const problem of problems) console.log(problem);
  const verdict = problems.length > 0 ? `${problems.length} problems` : 'nothing is missing or left over';
  console.log(`descriptions of the API: ${objects} objects, ${verdict}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
