import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('parseArguments', () => {
  it('runs all pages, from the cache', () => {
    expect(parseArguments([], {})).toEqual({
      pages: [],
      report: false,
      writesReport: false,
      allowMissing: false,
      torch: false,
      writesPictures: false,
      usesCache: true,
      jobs: expect.any(Number),
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
    [['--write-report', 'blog'], /--write-report needs/],
  ])('refuses %j', (args, message) => {
    expect(() => parseArguments(args, {})).toThrow(message);
  });
});
