import { describe, expect, test } from 'vitest';
import { findMissed, insertDefect, readFailures, type Defect } from './defect';

const defect: Defect = {
  name: 'a broken link',
  file: 'a.md',
  find: 'here',
  replace: '[here](/nowhere)',
  step: 'build',
  report: /a\.md:1: link to \/nowhere/,
};
const output = [
  '[ 0:10] types: 1 passed',
  '',
  'Failed:',
  '  build',
  '    a.md:1: link to /nowhere',
  '',
  'table',
].join('\n');

test('insertDefect replaces, and fails when there is nothing to replace', () => {
  expect(insertDefect(defect, 'Look here.')).toBe('Look [here](/nowhere).');
  expect(() => insertDefect(defect, 'Look.')).toThrow('a.md: the defect "a broken link" finds no here');
});

test('readFailures reads the recap of a test run', () => {
  expect([...readFailures(output)]).toEqual([['build', '    a.md:1: link to /nowhere\n']]);
  expect([...readFailures('5 passed, 0 failed')]).toEqual([]);
});

describe('findMissed', () => {
  test.each([
    ['nothing for a reported defect', defect, []],
    ['a step that passed', { ...defect, step: 'types' }, ['a broken link: the step "types" did not fail']],
    [
      'another report',
      { ...defect, report: /b\.md/ },
      ['a broken link: "build" failed, but its report does not match /b\\.md/'],
    ],
  ])('returns %s', (_, one, missed) => {
    expect(findMissed([one], output)).toEqual(missed);
  });
});
