import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('parseArguments', () => {
  it('defaults to the changed blocks of all pages and a random sample, with the cache', () => {
    const options = parseArguments([], {});
    expect(options).toEqual({
      pages: [],
      all: false,
      seed: options.seed,
      report: false,
      writesReport: false,
      allowMissing: false,
      extras: false,
      writesPictures: false,
      usesCache: true,
      jobs: options.jobs,
      isCi: false,
    });
    expect(options.seed).toBeGreaterThanOrEqual(0);
    expect(options.jobs).toBeGreaterThanOrEqual(2);
  });

  it('draws another sample each time, unless the seed is given', () => {
    const seeds = Array.from({ length: 10 }, () => parseArguments([], {}).seed);
    expect(new Set(seeds).size).toBeGreaterThan(1);
    expect(parseArguments(['--seed', '0'], {}).seed).toBe(0);
  });

  it.each([
    [['--no-cache'], {}],
    [['--all'], {}],
    [['--keep', 'out'], {}],
    [[], { CI: 'true' }],
  ])('ignores the cache with %j and %j', (args, env) => {
    expect(parseArguments(args, env).usesCache).toBe(false);
  });

  it.each([
    [['--extras'], {}],
    [['--all'], {}],
    [['--write-report'], {}],
    [[], { CI: 'true' }],
  ])('installs PyTorch and packages where needed with %j and %j', (args, env) => {
    expect(parseArguments(args, env).extras).toBe(true);
  });

  it.each([
    [['--jobs', '0'], /--jobs 0 is not a whole number from 1 up/],
    [['--seed', '-1'], /--seed/],
    [['--seed', '1.5'], /--seed 1\.5 is not/],
    [['--limit', 'long'], /--limit long is not/],
    [['--fast'], /--fast/],
    [['--all', 'blog'], /--all runs all pages/],
  ])('refuses %j', (args, message) => {
    expect(() => parseArguments(args, {})).toThrow(message);
  });
});
