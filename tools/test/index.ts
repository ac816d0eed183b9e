import { availableParallelism } from 'node:os';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { parseTestArguments } from './arguments';
import { formatTally, type Outcome } from './outcome';
import { formatMinutes, formatReport, indent } from './report';
import { runSchedule } from './schedule';
import { testSteps } from './steps';

runCommandBody(async () => {
  let isEnded = false;
  // Whatever goes wrong here, the run ends with the line that counts.
  process.once('exit', () => {
    if (isEnded) return;
    console.log(formatTally({ passed: 0, failed: 1, skipped: 0 }));
  });

  const since = performance.now();
  const say = (line: string) =>
    console.log(`[${formatMinutes(performance.now() - since).padStart(5)}] ${line}`);
  const steps = testSteps(projectRoot, parseTestArguments(process.argv.slice(2)));
  const results = await runSchedule(steps, {
    cores: availableParallelism(),
    now: () => performance.now(),
    onStart: ({ name }) => say(`${name} ...`),
    onLine: ({ name }, line) => say(`${name}: ${line}`),
    onEnd: ({ step, outcome, milliseconds }) => {
      for (const line of shownDetails(outcome)) console.log(line);
      say(`${step.name}: ${formatTally(outcome)} in ${formatMinutes(milliseconds)}`);
    },
  });
  for (const line of formatReport(results, performance.now() - since)) console.log(line);
  isEnded = true;
  if (results.some(({ outcome }) => outcome.failed > 0)) process.exitCode = 1;
});

function shownDetails({ details, isPrinted }: Outcome): string[] {
  return isPrinted ? [] : indent(details, 4);
}
