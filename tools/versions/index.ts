import { parseArgs } from 'node:util';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { compareVersions, describeProblems, formatDifferences } from './differences';
import { readKnownDifferences } from './known';
import { readVersions } from './pages';

runCommandBody(() => {
  const { values } = parseArgs({ options: { report: { type: 'boolean', default: false } } });
  const found = compareVersions(readVersions(projectRoot), readKnownDifferences(projectRoot));
  if (values.report) for (const line of formatDifferences(found.differences)) console.log(line);
  const problems = describeProblems(found);
  for (const problem of problems) console.error(problem);
  console.log(`${found.differences.length} differences between the versions: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
});
