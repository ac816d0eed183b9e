import { describe, expect, it } from 'vitest';
import { parseArguments } from './examples-arguments.mjs';

describe('parseArguments', () => {
  it('runs all pages, two processes at a time, from the cache', () => {
    expect(parseArguments([], {})).toEqual({
      pages: [],
      report: false,
      allowMissing: false,
      usesCache: true,
      jobs: 2,
      isCi: false,
    });
  });

  it.each([
    [['--no-cache'], {}],
    [['--keep', 'out'], {}],
    [[], { CI: 'true' }],
  ])('runs everything anew with %j and %j', (args, env) => {
    expect(parseArguments(args, env).usesCache).toBe(false);
  });

  it.each([
    [['--jobs', '0'], /--jobs wants/],
    [['--fast'], /--fast/],
  ])('refuses %j', (args, message) => {
    expect(() => parseArguments(args, {})).toThrow(message);
  });
});
