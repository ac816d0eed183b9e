// @ts-check
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reportFailure } from './lib/report-failure.mjs';
import { compareVersions, describeProblems, formatDifferences } from './lib/version-differences.mjs';
import { readKnownDifferences } from './lib/version-known.mjs';
import { readVersions } from './lib/version-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values } = parseArgs({ options: { report: { type: 'boolean', default: false } } });
  const found = compareVersions(readVersions(root), readKnownDifferences(root));
  if (values.report) for (const line of formatDifferences(found.differences)) console.log(line);
  const problems = describeProblems(found);
  for (const problem of problems) console.error(problem);
  console.log(`${found.differences.length} differences between the versions: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
