// @ts-check
import { fileURLToPath } from 'node:url';
import { checkTranslations } from './lib/check-translations.mjs';
import { reportFailure } from './lib/report-failure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { problems, summary } = await checkTranslations(root);
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
