import { describe, expect, test } from 'vitest';
import { groups, parseTestArguments } from './arguments';

describe('parseTestArguments', () => {
  test.each([
    [
      'everything by default',
      [],
      { isWhole: false, groups, reusesBuild: false, shard: null, grep: null, steps: [] },
    ],
    ['the long proof', ['--all'], { isWhole: true, groups }],
    ['no browser', ['--no-browser'], { groups: ['checks', 'examples', 'build'] }],
    [
      'a job of CI',
      ['--groups', 'browser', '--reuse-build', '--shard', '1/3'],
      { groups: ['browser'], shard: '1/3' },
    ],
    [
      'some browser tests',
      ['--groups', 'browser', '--grep', 'redirects'],
      { groups: ['browser'], grep: 'redirects' },
    ],
    ['single steps', ['--step', 'types', '--step', 'lint'], { steps: ['types', 'lint'] }],
  ])('reads %s', (_, args, expected) => {
    expect(parseTestArguments(args)).toMatchObject(expected);
  });

  test.each([
    [
      ['--groups', 'browsers'],
      '--groups browsers is unknown. Fix: name some of checks, examples, build, browser',
    ],
    [['--shard', '4'], '--shard 4 is malformed'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseTestArguments(args)).toThrow(message);
  });
});
