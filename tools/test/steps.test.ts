import { expect, test } from 'vitest';
import { projectRoot } from '../shared/projectRoot';
import { parseTestArguments } from './arguments';
import { testSteps } from './steps';

const namesOf = (...args: string[]): string[] =>
  testSteps(projectRoot, parseTestArguments(args)).map(({ name }) => name);

test.each([
  ['a whole name', ['--all', '--step', 'build'], ['build']],
  ['a beginning', ['--all', '--step', 'builds'], ['builds of the real site']],
  [
    'several steps, in the order of the run',
    ['--step', 'lint', '--step', 'build'],
    ['build', 'lint: code', 'lint: styles'],
  ],
])('--step selects by %s', (_, args, names) => {
  expect(namesOf(...args)).toEqual(names);
});

test('--step refuses a name of no step, and lists them', () => {
  expect(() => namesOf('--step', 'paint')).toThrow(
    /--step paint matches no step\. Fix: use one of build, static pages/,
  );
});

test('every step that another one needs exists in the whole run', () => {
  const steps = testSteps(projectRoot, parseTestArguments(['--all']));
  const needed = steps.flatMap(({ needs }) => needs ?? []);
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(needed));
});
