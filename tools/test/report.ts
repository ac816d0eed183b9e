import { formatTally, sumTallies, type TimedTest } from './outcome';
import type { StepResult } from './schedule';

const SLOWEST = 10;

/** Formats milliseconds as minutes and seconds, such as "2:07". */
export function formatMinutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats the end of a test run: the failures once more, a table of the steps with their times, the slowest tests, the tally. */
export function formatReport(results: readonly StepResult[], milliseconds: number): string[] {
  const failed = results.filter(({ outcome }) => outcome.failed > 0);
  return [
    ...(failed.length > 0 ? ['', 'Failed:', ...failed.flatMap(formatFailure)] : []),
    '',
    ...formatTable(results),
    ...formatSlowest(results.flatMap(({ outcome }) => outcome.tests ?? [])),
    `Time: ${formatMinutes(milliseconds)}`,
    formatTally(sumTallies(results.map(({ outcome }) => outcome))),
  ];
}

function formatFailure({ step, outcome }: StepResult): string[] {
  return [`  ${step.name}`, ...indent(outcome.details, 4)];
}

/** Splits a text into lines that start with the given number of spaces. */
export function indent(text: string, spaces: number): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `${' '.repeat(spaces)}${line}`);
}

function formatTable(results: readonly StepResult[]): string[] {
  const width = Math.max(...results.map(({ step }) => step.name.length), 'step'.length);
  const row = (time: string, name: string, tally: string) =>
    `${time.padStart(6)}  ${name.padEnd(width)}  ${tally}`;
  return [
    row('time', 'step', 'result'),
    ...[...results]
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .map(({ step, outcome, milliseconds }) =>
        row(formatMinutes(milliseconds), step.name, formatTally(outcome)),
      ),
  ];
}

function formatSlowest(tests: readonly TimedTest[]): string[] {
  if (tests.length === 0) return [];
  const slowest = [...tests].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  return [
    '',
    'Slowest tests:',
    ...slowest.map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`),
    '',
  ];
}
